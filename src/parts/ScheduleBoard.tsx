import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { splitTime } from '../format.ts';
import { ButtonLink } from './Button.tsx';
import { DatedChanges, during, type DatedChange } from './DatedChanges.tsx';
import { Icon } from './Icon.tsx';
import styles from './ScheduleBoard.module.scss';

export type Dates = readonly DatedChange[];

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
  /** It is not held on its next day: "Cancelled on December 4, 2026". */
  cancelled?: string;
  /** In which weeks it is held when not in all: "First Saturday of the month", and its next date. */
  weeks?: string | undefined;
  dates?: Dates;
  /** How it differs on some dates. */
  changes?: Dates;
  /** It is there on some days only. */
  only?: DatedChange;
  /** The toggle that keeps it in My week. */
  save?: ReactNode;
  /** Address of its calendar file, and what a screen reader says of the link. */
  calendar?: { to: string; name: string } | undefined;
  joinTo: string;
  joinName: string;
}

interface Props {
  columns: { time: string; class: string; trainer: string; join: string };
  joinButton: string;
  /** The widest of the words that may stand beside a class. */
  longestState: string;
  /** Beside a class that is kept in My week. */
  saved: string;
  rows: readonly BoardRow[];
}

/** Classes as rows of a timetable: time, class with its state, trainer, calendar, Join Now. */
export function ScheduleBoard({ columns, joinButton, longestState, saved, rows }: Props) {
  const tools = rows.some(({ calendar }) => calendar !== undefined);
  return (
    <>
      <div
        className={tools ? `${styles.head} ${styles.withTools}` : styles.head}
        aria-hidden="true"
      >
        <span>{columns.time}</span>
        <span>{columns.class}</span>
        <span>{columns.trainer}</span>
        <span>{columns.join}</span>
      </div>
      <ul className={styles.board}>
        {rows.map((row) => (
          <li
            key={row.id}
            className={tools ? `${styles.row} ${styles.withTools}` : styles.row}
            data-slot={row.id}
            data-state={row.cancelled === undefined ? undefined : 'cancelled'}
            {...(row.only && during(row.only))}
          >
            <p className={styles.time}>
              <Time time={row.start} />
              <span>
                <time dateTime={row.end}>{row.until}</time>
              </span>
            </p>
            <div className={styles.named}>
              <h3>{row.class}</h3>
              <div className={styles.states}>
                <span
                  className={styles.state}
                  data-part="state"
                  data-room=""
                  hidden={(row.note ?? row.cancelled) === undefined}
                >
                  <span data-longest={row.note === undefined ? longestState : undefined}>
                    <span data-part="state-words">{row.cancelled ?? row.note}</span>
                  </span>
                </span>
                {row.save && (
                  <span className={styles.state} data-part="saved" data-room="" hidden>
                    {saved}
                  </span>
                )}
              </div>
            </div>
            <p className={styles.trainer}>{row.trainer}</p>
            <div className={styles.tools}>
              {row.save}
              {row.calendar && (
                <Link
                  className={styles.tool}
                  to={row.calendar.to}
                  discover="none"
                  download
                  aria-label={row.calendar.name}
                >
                  <Icon name="addDate" />
                </Link>
              )}
              <ButtonLink to={row.joinTo} name={row.joinName}>
                {joinButton}
              </ButtonLink>
            </div>
            {(row.weeks !== undefined || (row.changes && row.changes.length > 0)) && (
              <div className={styles.differs}>
                {row.weeks !== undefined && <WeeksLine weeks={row.weeks} dates={row.dates} />}
                <DatedChanges changes={row.changes ?? []} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** "First Saturday of the month, on December 5, 2026" */
export const WeeksLine = ({ weeks, dates = [] }: { weeks: string; dates: Dates | undefined }) => (
  <p>
    {weeks}
    {dates.map((date) => (
      <span key={date.said} {...during(date)}>
        , {date.said}
      </span>
    ))}
  </p>
);

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
