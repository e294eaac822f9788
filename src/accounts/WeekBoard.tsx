import { useState } from 'react';
import { fill, fillWords } from '../fill.ts';
import { capitalise, formatCount, formatDate, formatTime, splitTime } from '../format.ts';
import { Button } from '../parts/Button.tsx';
import { calendarFile } from '../timetable/calendar-file.ts';
import { indianTime } from '../timetable/clock.ts';
import { changeWords } from '../timetable/change-words.ts';
import type { LiveSlot } from '../timetable/special-days.ts';
import { weeklyEvent } from '../timetable/weekly-event.ts';
import styles from './WeekBoard.module.scss';
import type { AccountPanelProps } from './account-panel-props.ts';
import type { User } from './backend.ts';
import { causeOf, type Cause } from './causes.ts';
import { backend } from './load-backend.ts';
import { linesOf } from './messages.ts';
import { planWeek, type PlannedSlot } from './my-week.ts';
import { removeClasses, saveClass } from './saved-classes.ts';
import { mostSaved } from './session.ts';

type Props = AccountPanelProps & {
  user: User;
  saved: readonly string[];
  onSaved: (saved: readonly string[]) => void;
};

/** From how many before the last one on the limit is told. */
const nearLimit = 5;

/** The saved classes by day, with what overlaps, what is off, and what has left the timetable. */
export function WeekBoard(props: Props) {
  const { words, messages, slots, calendar, changes, ics, user, saved, onSaved } = props;
  const [removed, setRemoved] = useState<LiveSlot>();
  const [cause, setCause] = useState<Cause>();
  const [told, setTold] = useState(0);
  const { planned, gone } = planWeek(saved, slots, calendar, indianTime(new Date()));
  const { week } = words;

  async function change(slot: LiveSlot, keep: boolean) {
    const before = saved;
    setCause(undefined);
    setRemoved(keep ? undefined : slot);
    onSaved(keep ? [...saved, slot.id] : saved.filter((id) => id !== slot.id));
    try {
      if (keep) await saveClass(backend, user, slot.id);
      else await removeClasses(backend, user, [slot.id]);
    } catch (error) {
      onSaved(before);
      setRemoved(undefined);
      setCause(causeOf(error));
    }
  }

  // Said once: the document forgets what the timetable has forgotten.
  if (gone.length > 0 && told === 0) {
    setTold(gone.length);
    onSaved(saved.filter((id) => !gone.includes(id)));
    void removeClasses(backend, user, gone).catch(() => undefined);
  }

  function download() {
    const file = calendarFile({
      name: words.calendar.name,
      host: ics.host,
      made: indianTime(new Date()).date,
      events: planned.flatMap(({ slot, date }) => weeklyEvent(calendar, slot, date, ics) ?? []),
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    link.download = 'my-week.ics';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  const count = planned.length;
  const values = { count, limit: mostSaved };
  const counted =
    count === 1
      ? week.savedOne
      : count > mostSaved - nearLimit
        ? fill(week.savedOf, values)
        : fill(week.saved, values);
  return (
    <section className={styles.board}>
      <div role="status">
        {told > 0 && (
          <p className={styles.note}>
            {told === 1 ? week.leftOne : fillWords(week.left, { goneCount: formatCount(told) })}
          </p>
        )}
        {removed && (
          <p className={styles.note}>
            {fill(week.removed, slotWords(removed))}{' '}
            <button
              className={styles.undo}
              type="button"
              onClick={() => void change(removed, true)}
            >
              {week.undo}
            </button>
          </p>
        )}
        {cause && <p className={styles.note}>{linesOf(messages, 'saving', cause).join(' ')}</p>}
        {user.shared && <p className={styles.note}>{words.sharedAccount}</p>}
      </div>
      {count > 0 && (
        <>
          <div className={styles.head}>
            <h2>{counted}</h2>
            <Button type="button" icon="calendar" line onClick={download}>
              {words.calendar.add}
            </Button>
          </div>
          {planned.some(({ clashes }) => clashes.length > 0) && <p>{week.clashNote}</p>}
          <div>
            {daysOf(planned).map(({ day, date, rows }) => (
              <div key={date} className={styles.day}>
                <div>
                  <h3>{capitalise(day)}</h3>
                  <p className={styles.date}>{formatDate(date)}</p>
                </div>
                <ul>
                  {rows.map((row) => (
                    <Row
                      key={row.slot.id}
                      {...row}
                      words={words}
                      changes={changes}
                      onRemove={() => void change(row.slot, false)}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className={styles.small}>{words.calendar.note}</p>
          {count >= mostSaved && <p>{fill(week.limit, { limit: mostSaved })}</p>}
        </>
      )}
    </section>
  );
}

const slotWords = ({ class: name, day, start }: LiveSlot) => ({
  class: name,
  day: capitalise(day),
  start: formatTime(start),
});

/** The rows under their days, the next day first. */
function daysOf(planned: readonly PlannedSlot[]) {
  const dates = [...new Set(planned.map(({ date }) => date))];
  return dates.map((date) => {
    const rows = planned.filter((one) => one.date === date);
    return { day: rows[0]!.slot.day, date, rows };
  });
}

const Row = ({
  words,
  changes,
  onRemove,
  clashes,
  ...session
}: PlannedSlot & Pick<Props, 'words' | 'changes'> & { onRemove: () => void }) => {
  const { slot, date, start, trainer, off, changed } = session;
  const [number, half] = splitTime(start);
  return (
    <li className={styles.row} data-cancelled={off === undefined ? undefined : ''}>
      <p className={styles.at}>
        {number}
        <small>{half}</small>
      </p>
      <div>
        <h4>{slot.class}</h4>
        {off !== undefined && (
          <p className={styles.alert}>
            {fill(words.week.cancelled, { date: formatDate(date), reason: off })}
          </p>
        )}
        {off === undefined && changed && (
          <p className={styles.alert}>{changeWords(session, changes)}</p>
        )}
        {clashes.map((other) => (
          <p key={other} className={styles.alert}>
            {fill(words.week.clash, { class: other })}
          </p>
        ))}
      </div>
      <p>{trainer}</p>
      <button
        className={styles.remove}
        type="button"
        aria-label={fill(words.week.removeName, slotWords(slot))}
        onClick={onRemove}
      >
        {words.week.removeButton}
      </button>
    </li>
  );
};
