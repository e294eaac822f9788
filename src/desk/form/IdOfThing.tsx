import { useState } from 'react';
import { idFromName } from '../new-thing.ts';
import { renamed } from '../rename.ts';
import { useShown, useStore } from '../use-desk.ts';
import { words } from '../words.ts';

/** What a thing with an id calls itself. */
export const nameOfThing = (thing: Readonly<Record<string, unknown>>): string =>
  ['name', 'label', 'question', 'title']
    .map((name) => thing[name])
    .find((one): one is string => typeof one === 'string') ?? '';

/** The short name of a thing that everything else refers to: shown, and changed only on purpose, everywhere at once. */
export function IdOfThing({ kind, id, name }: { kind: string; id: string; name: string }) {
  const shown = useShown();
  const { write } = useStore();
  const [isAsked, ask] = useState(false);
  const wanted = idFromName(name);
  const isFree = !(shown.things[kind] ?? []).some(([one]) => one === wanted);
  if (wanted === '' || wanted === id || !isFree)
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
