import type { Saved } from '../../editor/protocol.ts';
import { Title } from '../../editor/frame/Title.tsx';
import { indianTime } from '../../timetable/clock.ts';
import { go } from '../../editor/route.ts';
import { useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import { useHistory } from './use-history.ts';
import { dateInWords, timeInWords } from '../../editor/days-in-words.ts';

type BringBack = (ids: readonly string[], line?: number) => void;

/** All saves by day, with their changes; a change, a save or a day can be reverted by itself. */
export function History() {
  const store = useStore();
  const saves = useHistory();
  const bringBack: BringBack = (ids, line) =>
    void store
      .ask(words.bringingBack, (desk) => desk.bringBack(ids, line))
      .then((isDone) => isDone && go('changes'));
  return (
    <>
      <Title hint={words.historyHint}>{words.history}</Title>
      {saves?.length === 0 && <p className="empty">{words.nothingSavedYet}</p>}
      {byDay(saves ?? []).map(([date, ofDay]) => (
        <section className="part" key={date} aria-label={dateInWords(date)}>
          <div className="row apart">
            <h2>{dateInWords(date)}</h2>
            {ofDay.length > 1 && (
              <button
                className="btn text"
                type="button"
                onClick={() => bringBack(ofDay.map(({ id }) => id))}
              >
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

/** Keeps the order, newest first. */
function byDay(saves: readonly Saved[]): [date: string, ofDay: readonly Saved[]][] {
  const dayOf = ({ at }: Saved) => indianTime(new Date(at)).date;
  const days = [...new Set(saves.map(dayOf))];
  return days.map((date) => [date, saves.filter((one) => dayOf(one) === date)]);
}

function OneSave({ saved, onBringBack }: { saved: Saved; onBringBack: BringBack }) {
  const { id, at, by, words: lines } = saved;
  return (
    <li className="part-of-day">
      <p className="quiet">
        {[timeInWords(indianTime(new Date(at)).time), by].filter(Boolean).join(', ')}
      </p>
      <ul>
        {lines.map((line, index) => (
          <li className="line wraps" key={`${index} ${line}`}>
            <b>{line}</b>
            <button className="btn text" type="button" onClick={() => onBringBack([id], index)}>
              {words.bringBackOne}
              <span className="vh">: {line}</span>
            </button>
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <button className="btn text" type="button" onClick={() => onBringBack([id])}>
          {words.bringBack(lines.length)}
          <span className="vh">: {lines[0]}</span>
        </button>
      )}
    </li>
  );
}
