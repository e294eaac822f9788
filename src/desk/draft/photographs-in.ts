import type { Shown } from '../form/shown.ts';
import { type FormField, optionFor } from '../form/form-field.ts';
import { placeInWords, valueAt } from '../words/place-in-words.ts';
import { formOfFile, namesIn } from '../frame/use-desk.ts';

/** A photograph at one place of the content. */
export interface PlacedPicture {
  file: string;
  /** The path of the picture's name. */
  path: readonly (string | number)[];
  name: string;
  /** The place in words. */
  where: string;
  alt: string | undefined;
}

/** Every use of a photograph in the content. */
export function photographsIn(shown: Shown): PlacedPicture[] {
  const names = namesIn(shown);
  return shown.files.flatMap((file) => {
    const form = formOfFile(shown, file);
    const value = shown.values[file];
    return [...places(form, value, [])].map((path) => {
      const around = path.slice(0, -1);
      const alt = valueAt(value, [...around, 'alt']);
      return {
        file,
        path,
        name: String(valueAt(value, path)),
        where: placeInWords(
          file,
          form,
          value,
          typeof path.at(-1) === 'number' ? path : around,
          names,
        ),
        alt: typeof alt === 'string' ? alt : undefined,
      };
    });
  });
}

function* places(
  form: FormField,
  value: unknown,
  path: readonly (string | number)[],
): Generator<readonly (string | number)[]> {
  if (value === undefined || value === null) return;
  if (form.kind === 'picture') yield path;
  else if (form.kind === 'group')
    for (const [name, field] of form.fields)
      yield* places(field, (value as Record<string, unknown>)[name], [...path, name]);
  else if (form.kind === 'list' && Array.isArray(value))
    for (const [index, item] of value.entries()) yield* places(form.item, item, [...path, index]);
  else if (form.kind === 'places' && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (form.places[index]) yield* places(form.places[index], item, [...path, index]);
  } else if (form.kind === 'either') {
    const option = optionFor(form.options, value);
    if (option) yield* places(option, value, path);
  }
}
