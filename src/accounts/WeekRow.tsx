import { fill } from '../text/fill.ts';
import { formatDate, splitTime } from '../text/format.ts';
import { changeWords } from '../timetable/change-words.ts';
import type { AccountPanelProps } from './account-panel-props.ts';
import type { PlannedSlot } from './my-week.ts';
import { slotWords } from './slot-words.ts';
import styles from './WeekRow.module.scss';

interface Props {
  session: PlannedSlot;
  words: AccountPanelProps['words']['week'];
  changes: AccountPanelProps['changes'];
  onRemove: () => void;
}

/** A saved class on its next date. */
export function WeekRow({ session, words, changes, onRemove }: Props) {
  const { slot, date, start, trainer, off, changed, clashes } = session;
  const [number, half] = splitTime(start);
  return (
    <li
      className={styles.row}
      data-slot={slot.id}
      data-cancelled={off === undefined ? undefined : ''}
    >
      <p className={styles.at}>
        <span>{number}</span>
        <small>{half}</small>
      </p>
      <div>
        <h4>{slot.class}</h4>
        {off !== undefined && (
          <p className={styles.alert}>
            {fill(words.cancelled, { date: formatDate(date), reason: off })}
          </p>
        )}
        {off === undefined && changed && (
          <p className={styles.alert}>{changeWords(session, changes)}</p>
        )}
        {clashes.map((other) => (
          <p key={other} className={styles.alert}>
            {fill(words.clash, { class: other })}
          </p>
        ))}
      </div>
      <p>{trainer}</p>
      <button
        className={styles.remove}
        type="button"
        aria-label={fill(words.removeName, slotWords(slot))}
        onClick={onRemove}
      >
        {words.removeButton}
      </button>
    </li>
  );
}
