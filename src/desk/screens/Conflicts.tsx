import type { DeskConflict } from '../../editor/protocol.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';

type Choose = (conflict: DeskConflict, by: 'mine' | 'theirs') => void;

/** Conflicts with files that somebody else saved. */
export function Conflicts() {
  const { conflicts } = useShown();
  const store = useStore();
  return (
    <ConflictList
      conflicts={conflicts}
      onChoose={(one, by) => void store.ask((desk) => desk.settle(one, by))}
    />
  );
}

/** Shows both values of each conflict, with a button for each. */
export const ConflictList = ({
  conflicts,
  onChoose,
}: {
  conflicts: readonly DeskConflict[];
  onChoose: Choose;
}) =>
  conflicts.map((one, index) => (
    <section
      className="part gap-b"
      key={`${one.file} ${one.path.join('.')} ${index}`}
      aria-label={one.what}
    >
      <h2>{words.twoChanged(one.what)}</h2>
      <div className="two">
        {(['mine', 'theirs'] as const).map((by) => (
          <div className={by === 'mine' ? 'card open' : 'card'} key={by}>
            <p className="small">
              <b>{by === 'mine' ? words.yours : words.theirs}</b>
            </p>
            <p className="big">{one[by]}</p>
            <p className="small quiet">{words.itWas(one.was)}</p>
            <button
              className={by === 'mine' ? 'btn fix' : 'btn'}
              type="button"
              onClick={() => onChoose(one, by)}
            >
              {by === 'mine' ? words.keepValue(one.mine) : words.takeValue(one.theirs)}
            </button>
          </div>
        ))}
      </div>
    </section>
  ));
