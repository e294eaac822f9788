import type { FormField } from '../../editor/form-field.ts';
import { placeInWords, valueAt } from '../../editor/place-in-words.ts';
import type { Shown } from '../../editor/desk-store.ts';
import { formOfFile, namesIn } from '../../editor/use-desk.ts';

export interface Invented {
  file: string;
  /** The path of the invented group. */
  path: readonly (string | number)[];
  what: string;
}

export function inventedIn(shown: Shown): Invented[] {
  const names = namesIn(shown);
  return shown.files.flatMap((file) => {
    const form = formOfFile(shown, file);
    const value = shown.values[file];
    return [...marked(form, value, [])].map((path) => ({
      file,
      path,
      what: placeInWords(file, form, value, path, names),
    }));
  });
}

/** Counts the facts that can be marked as invented. */
export const countOfFacts = (shown: Shown): number =>
  shown.files.reduce(
    (sum, file) => sum + [...markable(formOfFile(shown, file), shown.values[file])].length,
    0,
  );

function* marked(
  form: FormField,
  value: unknown,
  path: readonly (string | number)[],
): Generator<readonly (string | number)[]> {
  if (value === undefined || value === null) return;
  if (form.kind === 'group') {
    if (valueAt(value, ['placeholder']) === true) yield path;
    for (const [name, field] of form.fields)
      yield* marked(field, valueAt(value, [name]), [...path, name]);
  } else if (form.kind === 'list' && Array.isArray(value))
    for (const [index, item] of value.entries()) yield* marked(form.item, item, [...path, index]);
}

function* markable(form: FormField, value: unknown): Generator<true> {
  if (value === undefined || value === null) return;
  if (form.kind === 'group') {
    if (form.fields.some(([name]) => name === 'placeholder')) yield true;
    for (const [name, field] of form.fields) yield* markable(field, valueAt(value, [name]));
  } else if (form.kind === 'list' && Array.isArray(value))
    for (const item of value) yield* markable(form.item, item);
}
