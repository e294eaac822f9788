import type { DeskState } from '../draft/desk-state.ts';
import { Title } from '../form/Title.tsx';
import { placeOfDraft, useDeskState, useStore, valuesOf } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import { linkToPlace } from './subjects.ts';
import { Button } from '../form/Button.tsx';

/** The screen "To confirm": facts made up for the first version (`placeholder: true`), to replace or to confirm. */
export function Examples() {
  const state = useDeskState();
  const { write } = useStore();
  return (
    <>
      <Title hint="Made up for the first version: replace it, or confirm that it is real.">
        {words.toConfirm}
      </Title>
      <ul className="rows">
        {examplesIn(state).map(({ file, path, what }) => (
          <li className="line" key={`${file} ${path.join('.')}`}>
            <a href={linkToPlace({ file, path })}>
              <b>{what}</b>
            </a>
            <Button
              label="This is real"
              about={what}
              look="text"
              onPress={() =>
                write({ edits: [{ file, kind: 'remove', path: [...path, 'placeholder'] }] })
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A fact that is still an example: `placeholder: true`. */
export interface Example {
  file: string;
  /** The path of the group marked as an example. */
  path: readonly (string | number)[];
  /** The place in words. */
  what: string;
}

/** All facts of the draft that are still examples. */
function examplesIn(state: DeskState): Example[] {
  return valuesOf(state)
    .filter(({ path, value }) => path.at(-1) === 'placeholder' && value === true)
    .map(({ file, path }) => ({ file, path: path.slice(0, -1) }))
    .map((fact) => ({ ...fact, what: placeOfDraft(state, fact) }));
}
