import type { FormField } from '../form/form-field.ts';
import { placeInWords, valueAt } from '../words/place-in-words.ts';
import type { Shown } from '../form/shown.ts';
import { formOfFile, namesIn } from '../frame/use-desk.ts';

/** A fact that is still an example: `placeholder: true`. */
export interface Invented {
  file: string;
  /** The path of the group marked as an example. */
  path: readonly (string | number)[];
  /** The place in words. */
  what: string;
}

/** All facts of the draft that are still examples. */
export function inventedIn(shown: Shown): Invented[] {
  const names = namesIn(shown);
  return shown.files.flatMap((file) => {
    const form = formOfFile(shown, file);
    const value = shown.values[file];
    return [...factsIn(form, value)]
      .filter((path) => valueAt(value, [...path, 'placeholder']) === true)
      .map((path) => ({ file, path, what: placeInWords(file, form, value, path, names) }));
  });
}

/** The paths of the groups that can be marked as examples. */
function* factsIn(
  form: FormField,
  value: unknown,
  path: Invented['path'] = [],
): Generator<Invented['path']> {
  if (value === undefined || value === null) return;
  if (form.kind === 'group') {
    if (form.fields.some(([name]) => name === 'placeholder')) yield path;
    for (const [name, field] of form.fields)
      yield* factsIn(field, valueAt(value, [name]), [...path, name]);
  } else if (form.kind === 'list' && Array.isArray(value))
    for (const [index, item] of value.entries()) yield* factsIn(form.item, item, [...path, index]);
}
