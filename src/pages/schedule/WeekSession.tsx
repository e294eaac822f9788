import type { ReactNode } from 'react';
import { during, type DatedChange, type ShownOn } from '../../design/parts/DatedChanges.tsx';
import { Time, WeeksLine } from '../../design/parts/ScheduleBoard.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './WeekSession.module.scss';

/** A mark that says how a class differs on its next date. */
export interface WeekMark {
  kind: 'moved' | 'extra' | 'substitute' | 'cancelled';
  text: string;
}

export interface WeekSessionProps {
  /** The id of a part of the day, which its first class has for links to it. */
  anchor?: string | undefined;
  /** The line of the grid on which it stands. */
  line: number;
  start: string;
  /** The end in words, such as "to 10:00am". */
  until: string;
  class: string;
  /** The address of the page of the class. */
  to: string;
  trainer: string;
  /** Whether it replaces the usual session on some dates. */
  isDated: boolean;
  /** The only days on which it is shown; undefined for a usual session without a last day. */
  only?: ShownOn | undefined;
  /** The usual start, if it differs: "4:00pm", and "Usually 4:00pm," for screen readers. */
  was?: { time: string; text: string } | undefined;
  cancelled: boolean;
  marks: readonly WeekMark[];
  /** The weeks of a class that is not weekly, and its next dates. */
  weeks?: string | undefined;
  dates?: readonly DatedChange[] | undefined;
  /** The widest label of its state, for which space is reserved. */
  longestState: string;
  save?: ReactNode;
}

/** One session in the week. All of it is a link to the class, except Save. Week.tsx says which scripts find it. */
export const WeekSession = ({
  anchor,
  line,
  start,
  until,
  class: name,
  to,
  trainer,
  isDated,
  only,
  was,
  cancelled,
  marks,
  weeks,
  dates,
  longestState,
  save,
}: WeekSessionProps) => (
  <div
    id={anchor}
    className={`${styles.session} line-${line}`}
    data-state={cancelled ? 'cancelled' : undefined}
    data-dated={isDated ? '' : undefined}
    {...(only && during(only))}
  >
    <p className={styles.time}>
      {was && (
        <s>
          <span className={typography.visuallyHidden}>{was.text} </span>
          <span aria-hidden="true">{was.time}</span>
        </s>
      )}
      <Time time={start} /> <span className={styles.until}>{until}</span>
    </p>
    <a className={styles.name} href={to}>
      {name}
    </a>
    <p className={styles.coach} data-part="coach">
      {trainer}
    </p>
    {marks.map(({ kind, text }) => (
      <p key={kind} className={`${styles.state} ${markOf[kind]}`}>
        {text}
      </p>
    ))}
    {!cancelled && (
      <p className={styles.state} data-part="state" data-room="" hidden>
        <span data-longest={longestState}>
          <span />
        </span>
      </p>
    )}
    {weeks !== undefined && (
      <div className={styles.weeks}>
        <WeeksLine weeks={weeks} dates={dates} />
      </div>
    )}
    {save}
  </div>
);

const markOf = {
  moved: styles.moved,
  extra: styles.extra,
  substitute: styles.substitute,
  cancelled: styles.cancelled,
};
