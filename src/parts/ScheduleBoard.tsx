import { splitTime } from '../format.ts';
import { ButtonLink } from './Button.tsx';
import styles from './ScheduleBoard.module.scss';

export interface BoardRow {
  id: string;
  start: string;
  end: string;
  /** "to 10:00am" */
  until: string;
  class: string;
  trainer: string;
  /** Something quiet under the class: the days on which it is held. */
  note?: string | undefined;
  joinTo: string;
  joinName: string;
}

interface Props {
  columns: { time: string; class: string; trainer: string; join: string };
  joinButton: string;
  rows: readonly BoardRow[];
}

/** Classes as rows of a timetable: time, class with its state, trainer, Join Now. */
export function ScheduleBoard({ columns, joinButton, rows }: Props) {
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>{columns.time}</span>
        <span>{columns.class}</span>
        <span>{columns.trainer}</span>
        <span>{columns.join}</span>
      </div>
      <ul className={styles.board}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row} data-slot={row.id}>
            <p className={styles.time}>
              <Time time={row.start} />
              <span>
                <time dateTime={row.end}>{row.until}</time>
              </span>
            </p>
            <div>
              <h3>{row.class}</h3>
              <span className={styles.state} data-part="state" hidden={row.note === undefined}>
                {row.note}
              </span>
            </div>
            <p className={styles.trainer}>{row.trainer}</p>
            <ButtonLink to={row.joinTo} name={row.joinName}>
              {joinButton}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** "9:00am", the half of the day smaller than the hour. */
export function Time({ time }: { time: string }) {
  const [number, half] = splitTime(time);
  return (
    <b>
      <time dateTime={time}>
        {number}
        <small>{half}</small>
      </time>
    </b>
  );
}
