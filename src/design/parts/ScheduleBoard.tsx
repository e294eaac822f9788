import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { clockTime, splitTime } from '../../content/text/format.ts';
import { ButtonLink } from './Button.tsx';
import { DatedChanges, during, type DatedChange, type ShownOn } from './DatedChanges.tsx';
import { Icon } from './Icon.tsx';
import styles from './ScheduleBoard.module.scss';

export type Dates = readonly DatedChange[];

/** The parts of a row that may differ on some days. */
interface Session {
  start: string;
  end: string;
  /** "to 10:00am" */
  until: string;
  trainer: string;
  /** The page of the trainer. */
  coach?: string | undefined;
  /** The regular time and trainer if they differ: "10:00pm", "Arjun H." */
  usual?: { time: string | undefined; trainer: string | undefined };
  join: { to: string; name: string };
}

export interface BoardRow extends Session {
  id: string;
  class: string;
  /** The page of the class. */
  to?: string | undefined;
  /** Sessions that replace the regular one on their days. */
  onDays?: readonly (Session & { only: ShownOn })[];
  /** "Moved to 7:30pm", on the days on which a row of its own shows the new time. */
  moved?: Dates;
  /** A quiet line under the class, which names its days. */
  note?: string | undefined;
  /** Set if the next session is cancelled: "Cancelled on December 4, 2026". */
  cancelled?: string | undefined;
  /** The weeks of a class that is not weekly: "First Saturday of the month". */
  weeks?: string | undefined;
  /** The next dates of such a class. */
  dates?: Dates;
  /** What differs on some dates. */
  changes?: Dates;
  /** The only days on which the row is shown. */
  only?: ShownOn;
  /** The toggle that saves it in My week. */
  save?: ReactNode;
  /** URL of its calendar file, and accessible name of the link. */
  calendar?: { to: string; name: string } | undefined;
}

export interface BoardProps {
  columns: { time: string; class: string; trainer: string; join: string };
  joinButton: string;
  /** The widest state label, for which space is reserved. */
  longestState: string;
  /** The label of a saved class. */
  saved: string;
  rows: readonly BoardRow[];
}

/** A timetable: rows with time, class and state, trainer, and what saves, adds to a calendar or joins the class. */
export function ScheduleBoard({ columns, joinButton, longestState, saved, rows }: BoardProps) {
  const hasCalendar = rows.some(({ calendar }) => calendar !== undefined);
  return (
    <>
      <div
        className={hasCalendar ? `${styles.head} ${styles.withCalendar}` : styles.head}
        aria-hidden="true"
      >
        <span>{columns.time}</span>
        <span>{columns.class}</span>
        <span>{columns.trainer}</span>
        <span>{columns.join}</span>
      </div>
      <ul className={styles.board}>
        {rows.map((row) => (
          <Row
            key={`${row.id} ${row.only?.from}`}
            className={hasCalendar ? `${styles.row} ${styles.withCalendar}` : styles.row}
            row={row}
            words={{ joinButton, longestState, saved }}
          />
        ))}
      </ul>
    </>
  );
}

/** One session of the timetable. */
function Row({
  className,
  row,
  words: { joinButton, longestState, saved },
}: {
  className: string | undefined;
  row: BoardRow;
  words: Pick<BoardProps, 'joinButton' | 'longestState' | 'saved'>;
}) {
  return (
    <li
      className={className}
      data-slot={row.id}
      data-state={row.cancelled === undefined ? undefined : 'cancelled'}
      {...(row.only && during(row.only))}
    >
      <WithReplacements className={styles.time} row={row}>
        {({ start, end, until, usual }) => (
          <p>
            <Time time={start} />
            <span>
              <time dateTime={clockTime(end)}>{until}</time>
            </span>
            <UsualValue value={usual?.time} />
          </p>
        )}
      </WithReplacements>
      <div className={styles.classCell}>
        <h3>
          <OptionalLink to={row.to}>{row.class}</OptionalLink>
        </h3>
        <States row={row} longest={longestState} saved={saved} />
      </div>
      <WithReplacements className={styles.trainer} row={row}>
        {({ trainer, coach, usual }) => (
          <p>
            <OptionalLink to={coach}>{trainer}</OptionalLink>
            <UsualValue value={usual?.trainer} />
          </p>
        )}
      </WithReplacements>
      <div className={styles.actions}>
        {row.save}
        {row.calendar && (
          <Link
            className={styles.calendar}
            to={row.calendar.to}
            discover="none"
            download
            aria-label={row.calendar.name}
          >
            <Icon name="addDate" />
          </Link>
        )}
        <WithReplacements className={styles.join} row={row}>
          {({ join }) => (
            <ButtonLink to={join.to} name={join.name}>
              {joinButton}
            </ButtonLink>
          )}
        </WithReplacements>
      </div>
      {(row.weeks !== undefined || (row.changes && row.changes.length > 0)) && (
        <div className={styles.differences}>
          {row.weeks !== undefined && <WeeksLine weeks={row.weeks} dates={row.dates} />}
          <DatedChanges changes={row.changes ?? []} />
        </div>
      )}
    </li>
  );
}

/** A name, as a link if it has a page. */
const OptionalLink = ({ to, children }: { to: string | undefined; children: string }) =>
  to === undefined ? (
    children
  ) : (
    <Link className={styles.link} to={to} discover="none">
      {children}
    </Link>
  );

/** State labels of a class: on now, cancelled, moved, saved. */
const States = ({ row, longest, saved }: { row: BoardRow; longest: string; saved: string }) => (
  <div className={styles.states}>
    <span
      className={styles.state}
      data-part="state"
      data-room=""
      hidden={(row.note ?? row.cancelled) === undefined}
    >
      <span data-longest={row.note === undefined ? longest : undefined}>
        <span data-part="state-words">{row.cancelled ?? row.note}</span>
      </span>
    </span>
    {row.moved?.map(({ text, ...days }) => (
      <span
        key={text}
        className={`${styles.state} ${styles.moved}`}
        data-part="moved"
        {...during(days)}
      >
        {text}
      </span>
    ))}
    {row.save && (
      <span className={styles.state} data-part="saved" data-room="" hidden>
        {saved}
      </span>
    )}
  </div>
);

/** A cell of a row, with its content on the days that differ. */
const WithReplacements = ({
  className,
  row,
  children,
}: {
  className: string | undefined;
  row: BoardRow;
  children: (session: Session) => ReactNode;
}) => (
  <div className={className}>
    {children(row)}
    {row.onDays?.map((session) => (
      <div key={session.only.from} {...during(session.only)}>
        {children(session)}
      </div>
    ))}
  </div>
);

/** The regular value, struck out. Hidden from screen readers, since a line below the class says it in words. */
const UsualValue = ({ value }: { value: string | undefined }) =>
  value !== undefined && (
    <s className={styles.usualValue} aria-hidden="true">
      {value}
    </s>
  );

/** "First Saturday of the month, on December 5, 2026" */
export const WeeksLine = ({ weeks, dates = [] }: { weeks: string; dates: Dates | undefined }) => (
  <p>
    {weeks}
    {dates.map((date) => (
      <span key={date.text} {...during(date)}>
        , {date.text}
      </span>
    ))}
  </p>
);

/** "9:00am", with "am" in smaller type. */
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
