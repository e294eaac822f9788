import type { ReactNode } from 'react';
import { classPath } from '../../content/page-paths.ts';
import { capitalise } from '../../content/text/format.ts';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { Icon } from '../../design/parts/Icon.tsx';
import typography from '../../design/parts/typography.module.scss';
import {
  type ComingWeeks,
  type DatedSession,
  markKinds,
  type Session,
  weekdayName,
} from '../../timetable/coming-weeks.ts';
import { listParts, rowParts } from './timetable-parts.ts';
import { classNames } from '../../design/parts/class-names.ts';
import styles from './SessionRow.module.scss';

/** The words that all rows of a page share. */
export interface RowLabels {
  saveButton: string;
  saved: string;
}

interface RowProps {
  look: 'board' | 'week';
  row: Session & { date?: string };
  /** Times in words, in two parts: "5:30" and "am". */
  times: ComingWeeks['times'];
  labels?: RowLabels | undefined;
  /** The weekday of its date, in the place of the class or of the coach. */
  day?: { name: string; insteadOf: 'class' | 'coach' } | undefined;
  /** The text of its state before a script knows one, such as its date. */
  state?: string | undefined;
  id?: string | undefined;
  /** The line of the grid of the week. */
  line?: number | undefined;
  /** Buttons after the toggle that saves the class. */
  children?: ReactNode;
}

const looks = { board: styles.board, week: styles.week };
const marksOfKind = {
  cancelled: styles.cancelled,
  extra: styles.extra,
  moved: styles.moved,
  substitute: styles.substitute,
};

/**
 * A class on a date, in the tables and in the week: what differs is which parts it has, and its look. A page has one row
 * in a `<template>`, of which write-rows.ts makes the rows of another day.
 */
export const SessionRow = (props: RowProps) => {
  const { look, row, labels, id, line, children } = props;
  return (
    <li
      id={id}
      className={classNames(styles.row, looks[look], line && `line-${line}`)}
      data-slot={row.id}
      data-class={look === 'week' ? row.class : undefined}
      data-date={row.date}
      data-state={row.off === undefined ? undefined : 'cancelled'}
      data-away={row.away && ''}
    >
      <Time {...props} />
      <div className={styles.class}>
        <ClassOrDay {...props} />
        <States {...props} />
      </div>
      <CoachOrDay {...props} />
      <div className={styles.actions}>
        {labels && row.attributes !== undefined && (
          <button
            className={styles.save}
            type="button"
            aria-pressed="false"
            {...row.attributes['save']}
            {...rowParts.save}
          >
            <span className={styles.hole} aria-hidden="true" />
            {labels.saveButton}
          </button>
        )}
        {children}
      </div>
      <Lines {...row} />
    </li>
  );
};

const Time = ({ row, times }: RowProps) => {
  const { usual, said, start, until } = row;
  const [number, half] = times[start] ?? ['', ''];
  return (
    <p className={styles.time}>
      {usual !== undefined && (
        <s {...rowParts.was}>
          <span className={typography.visuallyHidden} {...rowParts.said}>
            {said}
          </span>{' '}
          <span aria-hidden="true" {...rowParts.usual}>
            {usual}
          </span>
        </s>
      )}
      <b>
        <time dateTime={start}>
          {number}
          <small>{half}</small>
        </time>
      </b>
      {until !== undefined && (
        <>
          {' '}
          <span className={styles.until} {...rowParts.until}>
            {until}
          </span>
        </>
      )}
    </p>
  );
};

const ClassOrDay = ({ row, day }: RowProps) =>
  day?.insteadOf === 'class' ? (
    <h3 {...rowParts.classDay}>{day.name}</h3>
  ) : (
    <h3>
      <a href={row.class && classPath(row.class)} {...rowParts.class}>
        {row.name}
      </a>
    </h3>
  );

/** The marks of a class that differs, and its state, which follows the clock. */
const States = ({ look, row, state, labels }: RowProps) => (
  <div className={styles.states}>
    {markKinds.map(
      (kind) =>
        row[kind] !== undefined && (
          <p key={kind} className={`${styles.state} ${marksOfKind[kind]}`} {...rowParts[kind]}>
            {row[kind]}
          </p>
        ),
    )}
    <p className={styles.state} {...rowParts.state} hidden={state === undefined}>
      {state}
    </p>
    {labels && row.attributes !== undefined && look === 'board' && (
      <p className={`${styles.state} ${styles.saved}`} {...rowParts.saved} hidden>
        {labels.saved}
      </p>
    )}
  </div>
);

const CoachOrDay = ({ row: { coach, coachPage, usualCoach }, day }: RowProps) =>
  day?.insteadOf === 'coach' ? (
    <p className={styles.coach} {...rowParts.coachDay}>
      {day.name}
    </p>
  ) : (
    <p className={styles.coach}>
      {coachPage === undefined ? (
        <span {...rowParts.coach}>{coach}</span>
      ) : (
        <a href={coachPage} {...rowParts.coachLink}>
          {coach}
        </a>
      )}
      {usualCoach !== undefined && (
        <s aria-hidden="true" {...rowParts.usualCoach}>
          {usualCoach}
        </s>
      )}
    </p>
  );

/** The weeks of a class, and how it differs from them. */
const Lines = ({ weeks, note }: Session) =>
  (weeks ?? note) !== undefined && (
    <div className={styles.lines} {...rowParts.lines}>
      {weeks !== undefined && <p {...rowParts.weeks}>{weeks}</p>}
      {note !== undefined && (
        <p className={styles.change} {...rowParts.note}>
          {note}
        </p>
      )}
    </div>
  );

export interface BoardProps {
  columns: { time: string; class: string; trainer: string; join: string };
  labels: RowLabels & { joinButton: string };
  rows: readonly BoardRow[];
  times: ComingWeeks['times'];
  /** If each row shows its date: its weekday is in the place of its class or coach, and the date is its state. */
  dates?: { weeks: ComingWeeks; insteadOf: 'class' | 'coach' } | undefined;
  /** A row with all parts; undefined if no script writes other rows. */
  template?: DatedSession | undefined;
  /** The day of which the rows are; a script writes those of another day. */
  date?: string;
}

/** A row, with a quiet line under the class, such as its days, if it is not about a date. */
export type BoardRow = Session & { date?: string; days?: string };

/** A timetable: rows with time, class, state and coach, and with buttons that save, add to a calendar or join. */
export function ScheduleBoard(props: BoardProps) {
  const { columns, rows, template, date } = props;
  const hasCalendar = [template, ...rows].some((row) => row?.calendar !== undefined);
  return (
    <>
      <div
        className={classNames(styles.head, hasCalendar && styles.withCalendar)}
        aria-hidden="true"
      >
        <span>{columns.time}</span>
        <span>{columns.class}</span>
        <span>{columns.trainer}</span>
        <span>{columns.join}</span>
      </div>
      <ol
        className={classNames(styles.list, hasCalendar && styles.withCalendar)}
        {...listParts.rows}
        data-date={date}
      >
        {rows.map((row) => (
          <Row key={row.id + row.coach} {...props} row={row} />
        ))}
      </ol>
      {template && (
        <template {...listParts.row}>
          <Row {...props} row={template} />
        </template>
      )}
    </>
  );
}

const Row = ({ row, labels, times, dates }: BoardProps & { row: BoardRow }) => (
  <SessionRow
    look="board"
    row={row}
    times={times}
    labels={labels}
    state={row.days ?? stateOf(row, dates)}
    day={
      dates && {
        insteadOf: dates.insteadOf,
        name: row.date ? capitalise(weekdayName(dates.weeks, row.date)) : '',
      }
    }
  >
    {row.calendar !== undefined && (
      <a
        className={styles.calendar}
        href={row.id && `/calendars/${row.id}.ics`}
        download
        aria-label={row.calendar}
        {...rowParts.calendar}
      >
        <Icon name="addDate" />
      </a>
    )}
    {row.join && (
      <ButtonLink
        to={row.join[0]}
        label={labels.joinButton}
        name={row.join[1]}
        part={rowParts.join}
      />
    )}
  </SessionRow>
);

/** The date of a row as its state, unless the row says in other words when it is held. */
const stateOf = ({ date, off, away }: BoardRow, dates: BoardProps['dates']) =>
  date === undefined || off !== undefined || away ? undefined : dates?.weeks.dates[date];
