import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { clockTime } from '../text/counted-time.ts';
import { splitTime } from '../text/format.ts';
import { ButtonLink } from './Button.tsx';
import { DatedChanges, during, type DatedChange, type ShownOn } from './DatedChanges.tsx';
import { Icon } from './Icon.tsx';
import styles from './ScheduleBoard.module.scss';

export type Dates = readonly DatedChange[];

interface Held {
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

export interface BoardRow extends Held {
  id: string;
  class: string;
  /** The page of the class. */
  to?: string | undefined;
  /** Sessions that replace the regular row on their days. */
  onDays?: readonly (Held & { only: ShownOn })[];
  /** The days on which it starts at another time, in a row of its own: "Moved to 7:30pm". */
  moved?: Dates;
  /** A quiet line under the class: its days. */
  note?: string | undefined;
  /** Set if the next session is cancelled: "Cancelled on December 4, 2026". */
  cancelled?: string | undefined;
  /** The weeks of a class that is not weekly, "First Saturday of the month", and its next date. */
  weeks?: string | undefined;
  dates?: Dates;
  /** How it differs on some dates. */
  changes?: Dates;
  /** Shown on these days only. */
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

/** Timetable rows: time, class with its state, trainer, calendar, Join Now. */
export function ScheduleBoard({ columns, joinButton, longestState, saved, rows }: BoardProps) {
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
          <Row
            key={`${row.id} ${row.only?.from}`}
            className={tools ? `${styles.row} ${styles.withTools}` : styles.row}
            row={row}
            words={{ joinButton, longestState, saved }}
          />
        ))}
      </ul>
    </>
  );
}

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
      <OnDays className={styles.time} row={row}>
        {({ start, end, until, usual }) => (
          <p>
            <Time time={start} />
            <span>
              <time dateTime={clockTime(end)}>{until}</time>
            </span>
            <Usual was={usual?.time} />
          </p>
        )}
      </OnDays>
      <div className={styles.named}>
        <h3>
          <Named to={row.to}>{row.class}</Named>
        </h3>
        <States row={row} longest={longestState} saved={saved} />
      </div>
      <OnDays className={styles.trainer} row={row}>
        {({ trainer, coach, usual }) => (
          <p>
            <Named to={coach}>{trainer}</Named>
            <Usual was={usual?.trainer} />
          </p>
        )}
      </OnDays>
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
        <OnDays className={styles.join} row={row}>
          {({ join }) => (
            <ButtonLink to={join.to} name={join.name}>
              {joinButton}
            </ButtonLink>
          )}
        </OnDays>
      </div>
      {(row.weeks !== undefined || (row.changes && row.changes.length > 0)) && (
        <div className={styles.differs}>
          {row.weeks !== undefined && <WeeksLine weeks={row.weeks} dates={row.dates} />}
          <DatedChanges changes={row.changes ?? []} />
        </div>
      )}
    </li>
  );
}

/** A name, as a link if it has a page. */
const Named = ({ to, children }: { to: string | undefined; children: string }) =>
  to === undefined ? (
    children
  ) : (
    <Link className={styles.name} to={to} discover="none">
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
    {row.moved?.map(({ said, ...days }) => (
      <span
        key={said}
        className={`${styles.state} ${styles.moved}`}
        data-part="moved"
        {...during(days)}
      >
        {said}
      </span>
    ))}
    {row.save && (
      <span className={styles.state} data-part="saved" data-room="" hidden>
        {saved}
      </span>
    )}
  </div>
);

/** A part of a row, and on some days its replacement. */
const OnDays = ({
  className,
  row,
  children,
}: {
  className: string | undefined;
  row: BoardRow;
  children: (held: Held) => ReactNode;
}) => (
  <div className={className}>
    {children(row)}
    {row.onDays?.map((held) => (
      <div key={held.only.from} {...during(held.only)}>
        {children(held)}
      </div>
    ))}
  </div>
);

/** The regular value, struck out; the line below the class has it in words. */
const Usual = ({ was }: { was: string | undefined }) =>
  was !== undefined && (
    <s className={styles.usual} aria-hidden="true">
      {was}
    </s>
  );

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
