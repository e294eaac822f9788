import type { weekProps } from './week-page.ts';
import { dayPath } from '../../content/page-paths.ts';
import { DatedTexts } from '../../design/parts/DatedChanges.tsx';
import typography from '../../design/parts/typography.module.scss';
import { SessionRow } from './SessionRow.tsx';
import { listParts, weekParts } from './timetable-parts.ts';
import styles from './Week.module.scss';

type WeekProps = ReturnType<typeof weekProps>['week'];

/** The whole week: a grid of days and hours on a wide screen, a list by day on a phone, and a page on paper. */
export const Week = ({
  days,
  hours,
  labels,
  times,
  template,
  dense,
  hasWideButtons,
  hasWideStates,
}: WeekProps) => (
  <div
    className={styles.week}
    {...weekParts.week}
    data-weekdays=""
    data-dense={dense && ''}
    data-wide-buttons={hasWideButtons ? '' : undefined}
    data-wide-states={hasWideStates ? '' : undefined}
  >
    {days.map((day) => (
      <Day key={day.day} {...day} labels={labels} times={times} open={dense === day.day} />
    ))}
    <template {...listParts.row}>
      <SessionRow look="week" row={template} labels={labels} times={times} />
    </template>
    {/* The hours come after the days, because a script moves first children to the end until today is first. */}
    <ol className={styles.hours} aria-hidden="true">
      {hours.map(({ hour, label: [number, half], line, used }) => (
        <li key={hour} className={`line-${line}`} data-hour={hour} data-line={line} hidden={!used}>
          {number}
          <small>{half}</small>
        </li>
      ))}
    </ol>
    <p className={styles.nowInGrid} {...weekParts.now} hidden>
      <span />
    </p>
    <p className={styles.nowInList} {...weekParts.nowHere} hidden>
      <span className={typography.visuallyHidden} />
      <span aria-hidden="true" />
    </p>
  </div>
);

const Day = ({
  day,
  date,
  dateInWords: [number, month],
  name,
  hours,
  rows,
  none,
  dayLink,
  labels,
  times,
  open,
}: WeekProps['days'][number] & Pick<WeekProps, 'labels' | 'times'> & { open: boolean }) => (
  <section
    className={styles.day}
    id={day}
    data-day={day}
    data-open={open ? '' : undefined}
    aria-label={name}
  >
    <header>
      <h2>
        <a href={dayPath(day)}>{name}</a>
      </h2>
      <p className={styles.date} {...weekParts.date}>
        <b>{number}</b> {month}
      </p>
      <p className={styles.openingHours}>
        <DatedTexts texts={hours} />
      </p>
    </header>
    <p className={styles.none} {...weekParts.noneOnDay} hidden={none === undefined}>
      {none}
    </p>
    <ol {...listParts.rows} data-date={date} hidden={none !== undefined}>
      {rows.map(({ row, anchor, line }) => (
        <SessionRow key={row.id} look="week" {...{ row, labels, times, line }} id={anchor} />
      ))}
    </ol>
    <p className={styles.dayLink} hidden={none !== undefined}>
      <a href={dayPath(day)} {...weekParts.dayLink}>
        {dayLink}
      </a>
    </p>
  </section>
);
