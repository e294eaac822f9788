import { capitalise } from '../format.ts';
import { factMeaning } from './fact-meaning.ts';
import type { FormField } from './form-field.ts';
import { words } from './words.ts';

/** What a thing that has an id is called, by the kind of thing and its id. */
export type Names = (kind: string, id: string) => string;

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field of a form at a path into a value that it is for; undefined where the form has none. */
export function fieldAt(
  form: FormField,
  value: unknown,
  path: readonly (string | number)[],
): FormField | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return form;
  const inner = (value as Group | undefined)?.[name];
  if (form.kind === 'group') {
    const field = form.fields.find(([own]) => own === name)?.[1];
    return field && fieldAt(field, inner, rest);
  }
  if (form.kind === 'list') return fieldAt(form.item, inner, rest);
  if (form.kind === 'places') {
    const place = form.places[Number(name)];
    return place && fieldAt(place, inner, rest);
  }
  if (form.kind === 'either') {
    const option = optionFor(form.options, value);
    return option && fieldAt(option, value, path);
  }
  return undefined;
}

/** Which of several fields a value fits: "closed", or a list. */
export const optionFor = (options: readonly FormField[], value: unknown): FormField | undefined =>
  options.find((option) => Array.isArray(value) === (option.kind === 'list'));

/** Where in a value a thing is declared, and under which id. */
export function* declaredIn(
  form: FormField,
  value: unknown,
): Generator<{ kind: string; id: string; item: Group }> {
  if (form.kind === 'group' && isGroup(value)) {
    for (const [name, field] of form.fields) {
      const own = value[name];
      if ('declares' in field && field.declares !== undefined && typeof own === 'string')
        yield { kind: field.declares, id: own, item: value };
      yield* declaredIn(field, own);
    }
  } else if (form.kind === 'list' && Array.isArray(value))
    for (const item of value) yield* declaredIn(form.item, item);
}

const titleNames = ['name', 'title', 'label', 'question', 'heading', 'caption', 'alt'];

/** What an item of a list is called, from what it says itself. */
export function titleOf(
  form: FormField,
  value: unknown,
  inWords: (field: FormField, value: unknown) => string,
): string {
  if (!isGroup(value)) return inWords(form, value);
  if (form.kind !== 'group') return form.label;
  const texts = (names: readonly string[]) =>
    names
      .map((name) => value[name])
      .filter((one) => typeof one === 'string' && one !== '') as string[];
  const [known] = texts(titleNames);
  if (known !== undefined) return shortened(known);
  const said = partsOf(form, value, inWords, ['reference', 'time', 'date']).filter(Boolean);
  if (said.length > 0) return said.slice(0, 2).join(', ');
  const [first] = texts(
    form.fields.filter(([, { kind }]) => kind === 'text').map(([name]) => name),
  );
  return first === undefined ? form.label : shortened(first);
}

/** An item without a name of its own, in all that it says: "Thu 24 to Sat 26 December, closed, Christmas break". */
export function summaryOf(
  form: FormField,
  value: unknown,
  inWords: (field: FormField, value: unknown) => string,
): string {
  const isNamed = isGroup(value) && titleNames.some((name) => value[name] !== undefined);
  if (form.kind !== 'group' || !isGroup(value) || isNamed) return titleOf(form, value, inWords);
  const said = partsOf(form, value, inWords).filter((one) => one !== '');
  return said.length === 0 ? form.label : said.join(', ');
}

/** Two fields that say one thing. */
const spans: Readonly<Record<string, string>> = {
  from: 'until',
  opens: 'closes',
  start: 'end',
  newStart: 'newEnd',
};

/** What the fields of a group say, of some kinds or of all; a span is one part. */
function partsOf(
  { fields }: Extract<FormField, { kind: 'group' }>,
  value: Group,
  inWords: (field: FormField, value: unknown) => string,
  kinds?: readonly string[],
): string[] {
  const ends = Object.entries(spans)
    .filter(([from]) => value[from] !== undefined)
    .map(([, until]) => until);
  const say = (name: string) => {
    const field = fields.find(([own]) => own === name)?.[1];
    const isSaid = value[name] !== undefined && value[name] !== '';
    return field && isSaid ? inWords(field, value[name]) : '';
  };
  return fields
    .filter(([name, { kind }]) => value[name] !== undefined && (kinds?.includes(kind) ?? true))
    .filter(([name]) => !ends.includes(name))
    .map(([name, field]) => {
      if (field.kind === 'flag') return value[name] === true ? field.label.toLowerCase() : '';
      const until = spans[name] === undefined ? '' : say(spans[name]);
      return until === '' ? say(name) : `${say(name)} – ${until}`;
    });
}

/** "Strength, fitness and food in one plan, …" */
export const shortened = (text: string, most = 48) => {
  const line = inOneLine(text);
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most))} …`;
};

/** Without line ends, and with what words in braces stand for. */
export const inOneLine = (text: string) =>
  text
    .replace(/\{([\w:-]+)\}/g, (_, fact: string) => words.filledIn(factMeaning(fact)))
    .replace(/\s+/g, ' ')
    .trim();

/** "three-poses" → "Three poses" */
export const fromId = (id: string) => capitalise(id.replaceAll('-', ' '));
