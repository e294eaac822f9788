import { accepts } from '../src/content/describe.ts';
import { type Field, fieldAt, isValueField } from '../src/content/field.ts';
import { isGroup } from '../src/content/path.ts';
import { india } from './content/place/places.ts';

/** Marks by field name: "plans.yaml plans › line". */
export type Marks = Map<string, string>;

/** The pattern of all marks. */
export const markForm = /mark\d+x/gi;

/**
 * The value of a file with a unique mark after each free text, and texts in each omitted field. Ids, times, URLs and
 * fixed texts are unchanged.
 */
export function withMarks(file: string, fields: Field, value: unknown, marks: Marks): unknown {
  const markedText = (text: string, path: readonly (string | number)[]) => {
    const mark = `mark${marks.size}x`;
    marks.set(mark, `${file} ${path.filter((part) => typeof part === 'string').join(' › ')}`);
    return `${text} ${mark}`.trim();
  };
  const marked = (inner: unknown, path: readonly (string | number)[]): unknown => {
    const field = fieldAt(fields, path)!;
    if (typeof inner === 'string')
      return takesWords(field, inner) ? markedText(inner, path) : inner;
    if (Array.isArray(inner)) return inner.map((item, index) => marked(item, [...path, index]));
    if (!isGroup(inner) || field.kind !== 'group') return inner;
    const lines = field.fields.map(
      ([name, own]) => [name, marked(inner[name] ?? emptyLine(own), [...path, name])] as const,
    );
    return Object.fromEntries(lines.filter(([, line]) => line !== undefined));
  };
  return marked(value, []);
}

const takesWords = (field: Field, text: string) =>
  isValueField(field) &&
  (field.refersTo ?? field.declares) === undefined &&
  [`${text} and more`, 'Other words'].some((other) => accepts(field, other, india));

/** The empty value of an omitted text field or list of texts. */
function emptyLine(field: Field): '' | [''] | undefined {
  if (takesWords(field, '')) return '';
  return field.kind === 'list' && takesWords(field.item, '') ? [''] : undefined;
}
