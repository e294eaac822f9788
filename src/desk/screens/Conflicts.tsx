import { useShown, useStore } from '../../editor/use-desk.ts';
import { useProposal } from '../frame/proposal-context.ts';
import { words } from '../words.ts';

/** Conflicts with changes that somebody else saved: both values, each with a button. */
export function Conflicts() {
  const { conflicts } = useShown();
  const store = useStore();
  const mine = useProposal()?.by ?? words.yours;
  return conflicts.map((one, index) => (
    <section
      className="part gap-b"
      key={`${one.file} ${one.path.join('.')} ${index}`}
      aria-label={one.what}
    >
      <h2>{words.twoChanged(one)}</h2>
      <div className="two">
        {(['mine', 'theirs'] as const).map((by) => (
          <div className={by === 'mine' ? 'card open' : 'card'} key={by}>
            <p className="small">
              <b>{by === 'mine' ? mine : words.theirs}</b>
            </p>
            <p className="big">{one[by]}</p>
            <p className="small quiet">{words.itWas(one.was)}</p>
            <button
              className={by === 'mine' ? 'btn fix' : 'btn'}
              type="button"
              onClick={() => void store.ask(words.choosing, (desk) => desk.settle(one, by))}
            >
              {by === 'mine' ? words.keepValue(one.mine) : words.takeValue(one.theirs)}
            </button>
          </div>
        ))}
      </div>
    </section>
  ));
}
