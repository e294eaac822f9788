import type { weekProps } from './week-page.ts';
import { during } from '../../design/parts/DatedChanges.tsx';
import { Time, WeeksLine } from '../../design/parts/ScheduleBoard.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './WeekSession.module.scss';

type WeekSessionProps = ReturnType<
  typeof weekProps
>['week']['days'][number]['classes'][number]['sessions'][number];

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
