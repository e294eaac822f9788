import { fill } from '../content/text/fill.ts';
import type { ComingWeeks } from '../timetable/coming-weeks.ts';
import { savedId } from '../timetable/slots.ts';
import type { AccountPanelProps, PlannedSession, SavedSlot } from './my-week.ts';
import styles from './WeekRow.module.scss';

interface Props {
  session: PlannedSession;
  slot: SavedSlot;
  weeks: ComingWeeks;
  words: AccountPanelProps['words']['week'];
  onRemove: () => void;
}

/** A saved class on its next date. */
export function WeekRow({ session, slot, weeks, words, onRemove }: Props) {
  const { id, name, date, start, coach, off, note, clashes } = session;
  const [number, half] = weeks.times[start]!;
  return (
    <li
      className={styles.row}
      data-slot={savedId(id)}
      data-cancelled={off === undefined ? undefined : ''}
    >
      <p className={styles.at}>
        <span>{number}</span>
        <small>{half}</small>
      </p>
      <div>
        <h4>{name}</h4>
        {off !== undefined && (
          <p className={styles.alert}>
            {fill(words.cancelled, { date: weeks.dates[date]!, reason: off })}
          </p>
        )}
        {off === undefined && note !== undefined && <p className={styles.alert}>{note}</p>}
        {clashes.map((other) => (
          <p key={other} className={styles.alert}>
            {fill(words.clash, { class: other })}
          </p>
        ))}
      </div>
      <p>{coach}</p>
      <button
        className={styles.remove}
        type="button"
        aria-label={fill(words.removeName, slot)}
        onClick={onRemove}
      >
        {words.removeButton}
      </button>
    </li>
  );
}
