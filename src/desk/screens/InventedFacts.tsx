import { Title } from '../frame/Title.tsx';
import { Named } from '../frame/Named.tsx';
import { linkToPlace } from './subjects.ts';
import { useShown, useStore } from '../frame/use-desk.ts';
import { words } from '../words.ts';
import { inventedIn } from './invented.ts';

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
                write({ edits: [{ file, edit: { kind: 'take', path: [...path, 'placeholder'] } }] })
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
