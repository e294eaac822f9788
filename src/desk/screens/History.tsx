import { useState } from 'react';
import { Named } from '../../editor/frame/Named.tsx';
import type { SavedChange } from '../../editor/history.ts';
import { Title } from '../../editor/frame/Title.tsx';
import { placeTime } from '../../timetable/clock.ts';
import { go, linkTo } from '../../editor/route.ts';
import { mayPublish } from '../../editor/session.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import { webWords } from '../words/web-words.ts';
import { groupByDay } from './group-by-day.ts';
import { lastPublishIn } from './last-publish.ts';
import { useHistory } from './use-history.ts';
import { useRevertObstacles, type RevertTarget } from './use-revert-obstacles.ts';
import { dateInWords, timeInWords } from '../../editor/days-in-words.ts';

interface BringingBack {
  bringBack: (offer: RevertTarget) => void;
  whyNot: (offer: RevertTarget) => string | undefined;
}

/**
 * The newest saves by day, with their changes; a change, a save or a day can be reverted by itself. Commits not made by
 * a desk are shown on request, and cannot be reverted.
 */
export function History() {
  const store = useStore();
  const { session } = useShown();
  const all = useHistory();
  const [isTechnicalShown, showTechnical] = useState(false);
  const last = lastPublishIn(all);
  const own = all?.filter(({ isTechnical }) => !isTechnical);
  const saves = isTechnicalShown ? all : own;
  const whyNot = useRevertObstacles(all);
  const bringBack = ({ ids, line }: RevertTarget) =>
    void store
      .ask(words.bringingBack, (desk) => desk.bringBack(ids, line))
      .then((isDone) => isDone && go('changes'));
  return (
    <>
      <Title hint={words.historyHint}>{words.history}</Title>
      {all !== undefined && all.length > own!.length && (
        <label className="check">
          <input
            type="checkbox"
            checked={isTechnicalShown}
            onChange={({ target }) => showTechnical(target.checked)}
          />
          <span>{words.showTechnical}</span>
        </label>
      )}
      {__ON_WEB__ && last && mayPublish(session) && (
        <p>
          <a className="btn" href={linkTo('take-back', last.id)}>
            {webWords.takeBack}
          </a>
        </p>
      )}
      {saves?.length === 0 && <p className="empty">{words.nothingSavedYet}</p>}
      {groupByDay(saves ?? []).map(([date, ofDay]) => (
        <section className="part" key={date} aria-label={dateInWords(date)}>
          <div className="row apart">
            <h2>{dateInWords(date)}</h2>
            {ownIds(ofDay).length > 1 && (
              <BringBack
                offer={{ ids: ownIds(ofDay) }}
                by={{ bringBack, whyNot }}
                label={words.bringBackDay}
              />
            )}
          </div>
          <ul className="rows">
            {ofDay.map((saved) => (
              <OneSave key={saved.id} saved={saved} by={{ bringBack, whyNot }} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const ownIds = (saves: readonly SavedChange[]) =>
  saves.filter(({ isTechnical }) => !isTechnical).map(({ id }) => id);

function OneSave({ saved, by: bringingBack }: { saved: SavedChange; by: BringingBack }) {
  const { id, at, by, words: lines, isTechnical } = saved;
  const whyNot = (line?: number) => bringingBack.whyNot({ ids: [id], line });
  const isSaid = whyNot() !== undefined && lines.some((_, line) => whyNot(line) === whyNot());
  return (
    <li className="part-of-day">
      <p className="quiet">
        {[timeInWords(placeTime(Date.parse(at)).time), by].filter(Boolean).join(', ')}
      </p>
      <ul>
        {lines.map((line, index) => (
          <li className="line wraps" key={`${index} ${line}`}>
            <b>{line}</b>
            {!isTechnical && (
              <BringBack
                offer={{ ids: [id], line: index }}
                by={bringingBack}
                label={words.bringBackOne}
                what={line}
              />
            )}
          </li>
        ))}
      </ul>
      {!isTechnical && lines.length > 1 && !isSaid && (
        <BringBack
          offer={{ ids: [id] }}
          by={bringingBack}
          label={words.bringBack(lines.length)}
          what={lines[0]}
        />
      )}
    </li>
  );
}

/** The button that reverts `offer`, or the reason why that is not possible; `what` names it for screen readers. */
function BringBack(props: {
  offer: RevertTarget;
  by: BringingBack;
  label: string;
  what?: string | undefined;
}) {
  const { offer, by, label, what } = props;
  const why = by.whyNot(offer);
  if (why !== undefined)
    return (
      <p className="quiet small" tabIndex={-1}>
        {why}
      </p>
    );
  return (
    <button className="btn text" type="button" onClick={() => by.bringBack(offer)}>
      {what === undefined ? label : <Named label={label} what={what} />}
    </button>
  );
}
