import { useState } from 'react';
import { namingFields } from '../id-following.ts';
import { idFromName } from '../new-thing.ts';
import { valueAt } from '../place-in-words.ts';
import { renamed } from '../rename.ts';
import { savedAt } from '../saved-at.ts';
import { useShown, useStore } from '../use-desk.ts';
import { words } from '../words.ts';
import type { Place } from './field-context.ts';

/** What a thing with an id calls itself. */
const nameOfThing = (thing: unknown): string =>
  namingFields
    .map((name) => (thing as Readonly<Record<string, unknown>>)[name])
    .find((one): one is string => typeof one === 'string') ?? '';

/** The short name of a thing that everything else refers to: shown, and changed only on purpose, everywhere at once. */
export function IdOfThing({ kind, id, ...place }: Place & { kind: string; id: string }) {
  const shown = useShown();
  const { write } = useStore();
  const name = nameOfThing(valueAt(shown.values[place.file], place.path));
  const saved = savedAt(shown, place);
  // Before it is saved it follows the name; after that, an old name is no reason to change it.
  const isRenamed = saved !== undefined && nameOfThing(saved) !== name;
  const [isAsked, ask] = useState(false);
  const wanted = idFromName(name);
  const isFree = !(shown.things[kind] ?? []).some(([one]) => one === wanted);
  if (!isRenamed || wanted === '' || wanted === id || !isFree)
    return <p className="hint">{words.shortName(id)}</p>;
  return (
    <div className="hint">
      {words.shortName(id)}{' '}
      {isAsked ? (
        <button
          className="btn small"
          type="button"
          onClick={() => {
            write({ edits: renamed(shown, kind, id, wanted) });
            ask(false);
          }}
        >
          {words.renameTo(wanted)}
        </button>
      ) : (
        <button className="btn text small" type="button" onClick={() => ask(true)}>
          {words.rename}
        </button>
      )}
    </div>
  );
}
