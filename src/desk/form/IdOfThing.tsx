import { useState } from 'react';
import { namingFields } from '../draft/id-following.ts';
import { idFromName } from './new-thing.ts';
import { valueAt } from '../words/place-in-words.ts';
import { editsToRenameId } from '../draft/rename-id.ts';
import { savedAt } from '../draft/saved-at.ts';
import { useShown, useStore } from '../frame/use-desk.ts';
import { words } from '../words/form-words.ts';
import type { Place } from './field-control.ts';

/** The name of a thing, from its own fields. */
const nameOfThing = (thing: unknown): string =>
  namingFields
    .map((name) => (thing as Readonly<Record<string, unknown>>)[name])
    .find((one): one is string => typeof one === 'string') ?? '';

/** Shows the id of a thing, and renames it on request wherever it is used. */
export function IdOfThing({ kind, id, ...place }: Place & { kind: string; id: string }) {
  const shown = useShown();
  const { write } = useStore();
  const name = nameOfThing(valueAt(shown.values[place.file], place.path));
  const saved = savedAt(shown, place);
  // An unsaved id follows the name by itself; a saved one may change after a rename.
  const isRenamed = saved !== undefined && nameOfThing(saved) !== name;
  const [isConfirming, setConfirming] = useState(false);
  const wanted = idFromName(name);
  const isFree = !(shown.things[kind] ?? []).some(([one]) => one === wanted);
  if (!isRenamed || wanted === '' || wanted === id || !isFree)
    return <p className="hint">{words.shortName(id)}</p>;
  return (
    <div className="hint">
      {words.shortName(id)}{' '}
      {isConfirming ? (
        <button
          className="btn small"
          type="button"
          onClick={() => {
            write({ edits: editsToRenameId(shown, kind, id, wanted) });
            setConfirming(false);
          }}
        >
          {words.renameTo(wanted)}
        </button>
      ) : (
        <button className="btn text small" type="button" onClick={() => setConfirming(true)}>
          {words.rename}
        </button>
      )}
    </div>
  );
}
