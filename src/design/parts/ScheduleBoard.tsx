import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { clockTime, splitTime } from '../../content/text/format.ts';
import { ButtonLink } from './Button.tsx';
import { DatedChanges, during, type DatedChange, type ShownOn } from './DatedChanges.tsx';
import { Icon } from './Icon.tsx';
import styles from './ScheduleBoard.module.scss';

/** Texts that are shown on certain days only. */
export type Dates = readonly DatedChange[];

/** The parts of a row of the timetable that may differ on some days. */
interface Session {
  start: string;
  end: string;
  /** The end in words, such as "to 10:00am". */
  until: string;
  trainer: string;
  /** The address of the page of the coach. */
  coach?: string | undefined;
  /** The usual time and coach if they differ: "10:00pm", "Arjun H." */
  usual?: { time: string | undefined; trainer: string | undefined };
  join: { to: string; name: string };
}

export interface BoardRow extends Session {
  id: string;
  class: string;
  /** The address of the page of the class. */
  to?: string | undefined;
  /** The sessions that replace the usual one on their days. */
  onDays?: readonly (Session & { only: ShownOn })[];
  /** A text such as "Moved to 7:30pm", on the days on which another row shows the new time. */
  moved?: Dates;
  /** A quiet line under the class, which names its days. */
  note?: string | undefined;
  /** A text such as "Cancelled on December 4, 2026", if the next session is cancelled. */
  cancelled?: string | undefined;
  /** The weeks of a class that is not weekly, such as "First Saturday of the month". */
  weeks?: string | undefined;
  /** The next dates of a class that is not weekly. */
  dates?: Dates;
  /** The texts about what differs on some dates. */
  changes?: Dates;
  /** The only days on which the row is shown. */
  only?: ShownOn;
  /** The toggle that saves the class in My week. */
  save?: ReactNode;
  /** The URL of its calendar file, and the name of the link for screen readers. */
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

/**
 * A timetable: rows with time, class, state and coach, and with buttons that save the class, add it to a calendar or
 * join it. live-saves.ts and live-schedule.ts find its elements by `data-part`, `data-slot` and `data-save`: change
 * them together.
 */
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

/** The state labels of a class: on now, cancelled, moved, saved. */
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

/** A cell of a row with its usual content, and with other content on the days that differ. */
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

/** The usual value, struck out. Screen readers skip it, because a line below the class says the same in words. */
const UsualValue = ({ value }: { value: string | undefined }) =>
  value !== undefined && (
    <s className={styles.usualValue} aria-hidden="true">
      {value}
    </s>
  );

/** A line such as "First Saturday of the month, on December 5, 2026". */
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

/** A time such as "9:00am", with "am" in smaller type. */
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
