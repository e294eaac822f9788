import { useState } from 'react';
import type { Saved } from '../../editor/protocol.ts';
import { Title } from '../../editor/frame/Title.tsx';
import { indianTime } from '../../timetable/clock.ts';
import { go } from '../../editor/route.ts';
import { useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import { useHistory } from './use-history.ts';
import { dateInWords, timeInWords } from '../../editor/days-in-words.ts';

type BringBack = (ids: readonly string[], line?: number) => void;

/**
 * All saves by day, with their changes; a change, a save or a day can be reverted by itself. What was not made by a desk
 * is shown on request, and stays.
 */
export function History() {
  const store = useStore();
  const all = useHistory();
  const [isTechnicalShown, showTechnical] = useState(false);
  const own = all?.filter(({ isTechnical }) => !isTechnical);
  const saves = isTechnicalShown ? all : own;
  const bringBack: BringBack = (ids, line) =>
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
      {saves?.length === 0 && <p className="empty">{words.nothingSavedYet}</p>}
      {byDay(saves ?? []).map(([date, ofDay]) => (
        <section className="part" key={date} aria-label={dateInWords(date)}>
          <div className="row apart">
            <h2>{dateInWords(date)}</h2>
            {ownIds(ofDay).length > 1 && (
              <button className="btn text" type="button" onClick={() => bringBack(ownIds(ofDay))}>
                {words.bringBackDay}
              </button>
            )}
          </div>
          <ul className="rows">
            {ofDay.map((saved) => (
              <OneSave key={saved.id} saved={saved} onBringBack={bringBack} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const ownIds = (saves: readonly Saved[]) =>
  saves.filter(({ isTechnical }) => !isTechnical).map(({ id }) => id);

/** Keeps the order, newest first. */
function byDay(saves: readonly Saved[]): [date: string, ofDay: readonly Saved[]][] {
  const dayOf = ({ at }: Saved) => indianTime(new Date(at)).date;
  const days = [...new Set(saves.map(dayOf))];
  return days.map((date) => [date, saves.filter((one) => dayOf(one) === date)]);
}

function OneSave({ saved, onBringBack }: { saved: Saved; onBringBack: BringBack }) {
  const { id, at, by, words: lines, isTechnical } = saved;
  return (
    <li className="part-of-day">
      <p className="quiet">
        {[timeInWords(indianTime(new Date(at)).time), by].filter(Boolean).join(', ')}
      </p>
      <ul>
        {lines.map((line, index) => (
          <li className="line wraps" key={`${index} ${line}`}>
            <b>{line}</b>
            {!isTechnical && (
              <button className="btn text" type="button" onClick={() => onBringBack([id], index)}>
                {words.bringBackOne}
                <span className="vh">: {line}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isTechnical && lines.length > 1 && (
        <button className="btn text" type="button" onClick={() => onBringBack([id])}>
          {words.bringBack(lines.length)}
          <span className="vh">: {lines[0]}</span>
        </button>
      )}
    </li>
  );
}
