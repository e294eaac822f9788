import { namesAt, schemaAt, walkFields } from '../src/content/schema-walk.ts';
import type { z } from '../src/content/fields/zod.ts';

/** Marks by field name: "plans.yaml plans › line". */
export type Marks = Map<string, string>;

/** The pattern of all marks. */
export const markForm = /mark\d+x/gi;

/**
 * The value of a file with a unique mark after each free text, and texts in each omitted field. Ids, times, URLs and
 * fixed texts are unchanged.
 */
export function withMarks(file: string, schema: z.ZodType, value: unknown, marks: Marks): unknown {
  const markedText = (text: string, path: readonly (string | number)[]) => {
    const mark = `mark${marks.size}x`;
    marks.set(mark, `${file} ${path.filter((part) => typeof part === 'string').join(' › ')}`);
    return `${text} ${mark}`.trim();
  };
  const marked = (inner: unknown, path: readonly (string | number)[]): unknown => {
    const field = schemaAt(schema, path) as z.ZodType;
    if (typeof inner === 'string')
      return takesWords(field, inner) ? markedText(inner, path) : inner;
    if (Array.isArray(inner)) return inner.map((item, index) => marked(item, [...path, index]));
    if (inner === null || typeof inner !== 'object') return inner;
    const group = inner as Record<string, unknown>;
    const lines = namesAt(field).map((name) => {
      const empty = emptyLine(schemaAt(field, [name]) as z.ZodType);
      return [name, marked(group[name] ?? empty, [...path, name])] as const;
    });
    return Object.fromEntries(lines.filter(([, line]) => line !== undefined));
  };
  return marked(value, []);
}

function takesWords(field: z.ZodType, text: string): boolean {
  let isId = false;
  walkFields(field, text, (notes) => (isId ||= (notes.refersTo ?? notes.declares) !== undefined));
  return (
    !isId && [`${text} and more`, 'Other words'].some((other) => field.safeParse(other).success)
  );
}

/** The empty value of an omitted text field or list of texts. */
function emptyLine(field: z.ZodType): '' | [''] | undefined {
  if (takesWords(field, '')) return '';
  const item = schemaAt(field, [0]) as z.ZodType | undefined;
  return item && takesWords(item, '') ? [''] : undefined;
}
