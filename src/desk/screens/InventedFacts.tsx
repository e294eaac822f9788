import { valueAt } from '../../content/path.ts';
import { Title } from '../frame/Title.tsx';
import { Named } from '../frame/Message.tsx';
import { linkToPlace } from './subjects.ts';
import { formOfFile, namesIn, useShown, useStore } from '../frame/use-desk.ts';
import { words } from '../words/words.ts';
import type { FormField } from '../form/form-field.ts';
import { placeInWords } from '../words/place-in-words.ts';
import type { Shown } from '../form/shown.ts';

/** The screen "To confirm": facts made up for the first version (`placeholder: true`), to replace or to confirm. */
export function InventedFacts() {
  const shown = useShown();
  const { write } = useStore();
  return (
    <>
      <Title hint={words.inventedHint}>{words.toConfirm}</Title>
      <ul className="rows">
        {inventedIn(shown).map(({ file, path, what }) => (
          <li className="line" key={`${file} ${path.join('.')}`}>
            <a href={linkToPlace({ file, path })}>
              <b>{what}</b>
            </a>
            <button
              className="btn text"
              type="button"
              onClick={() =>
                write({ edits: [{ file, kind: 'remove', path: [...path, 'placeholder'] }] })
              }
            >
              <Named label={words.thisIsReal} what={what} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

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
