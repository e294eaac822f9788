import type { Shown } from '../form/shown.ts';
import { inWords, titleOf } from '../words/in-words.ts';
import { fieldAt } from '../form/field-at.ts';
import { valueAt } from '../words/place-in-words.ts';
import { formOfFile, namesIn } from '../frame/use-desk.ts';
import type { ValueOnPages } from './place-of-words.ts';

/** All values of a draft as pages may show them, to find the field of a text that is pressed in the preview. */
export function valuesOnPages(shown: Shown): ValueOnPages[] {
  const names = namesIn(shown);
  return Object.keys(shown.values).flatMap((file) => {
    const form = formOfFile(shown, file);
    const value = shown.values[file];
    return leavesOf(value).flatMap((path) => {
      const field = fieldAt(form, value, path);
      // Pages show the name of a thing, not its id.
      if (!field || ('declares' in field && path.at(-1) === 'id')) return [];
      const leaf = valueAt(value, path);
      const around = path.slice(0, -1);
      const group = fieldAt(form, value, around);
      const title = group && titleOf(group, valueAt(value, around), names);
      const said = inWords(field, leaf, names);
      const text = typeof leaf === 'string' ? leaf : '';
      return {
        place: { file, path },
        words: [said, said.replace(/ ([ap]m)/g, '$1'), text, ...text.split('\n\n')].filter(
          (one, index, all) => one !== '' && all.indexOf(one) === index,
        ),
        near: title?.split(', ') ?? [],
      };
    });
  });
}

type Path = (string | number)[];

/** The paths of all texts and numbers. */
function leavesOf(value: unknown): Path[] {
  if (typeof value === 'string' || typeof value === 'number') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
  );
}
