import type { weekProps } from './week-page.ts';
import { dayAddress } from '../../content/addresses.ts';
import { DatedTexts, during } from '../../design/parts/DatedChanges.tsx';
import typography from '../../design/parts/typography.module.scss';
import { WeekSession } from './WeekSession.tsx';
import styles from './Week.module.scss';

type WeekProps = ReturnType<typeof weekProps>['week'];

/**
 * The whole week: a grid of days and hours on a wide screen, a list by day on a phone, and a page on paper.
 * live-week.ts and filter-week.ts find its elements by their `data-…` attributes: change them together.
 */
export const Week = ({ days, hours, longestDate, dense, hasWideButtons }: WeekProps) => (
  <div
    className={styles.week}
    data-part="week"
    data-weekdays=""
    data-dense={dense && ''}
    data-wide-buttons={hasWideButtons ? '' : undefined}
  >
    {days.map((day) => (
      <Day key={day.day} {...day} longestDate={longestDate} open={dense === day.day} />
    ))}
    {/* The hours come after the days, because a script moves first children to the end until today is first. */}
    <ol className={styles.hours} aria-hidden="true">
      {hours.map(({ hour, label: [number, half], line, own }) => (
        <li
          key={hour}
          className={`line-${line}`}
          data-hour={hour}
          data-line={line}
          data-own={own ? '' : undefined}
          hidden={!own}
        >
          {number}
          <small>{half}</small>
        </li>
      ))}
    </ol>
    <p className={styles.nowInGrid} data-part="now" hidden>
      <span />
    </p>
    <p className={styles.nowInList} data-part="now-here" hidden>
      <span className={typography.visuallyHidden} />
      <span aria-hidden="true" />
    </p>
  </div>
);

const Day = ({
  day,
  name,
  hours,
  classes,
  none,
  closed,
  dayLink,
  longestDate,
  open,
}: WeekProps['days'][number] & { longestDate: string; open: boolean }) => (
  <section
    className={styles.day}
    id={day}
    data-day={day}
    data-open={open ? '' : undefined}
    aria-label={name}
  >
    <header>
      <h2>
        <a href={dayAddress(day)}>{name}</a>
      </h2>
      <p className={styles.date} data-longest={longestDate}>
        <span data-part="date" />
      </p>
      <p className={styles.openingHours}>
        <DatedTexts texts={hours} />
      </p>
    </header>
    {closed.map((date) => (
      <p key={date.from} className={`${styles.none} ${styles.closed}`} {...during(date)}>
        {date.text}
      </p>
    ))}
    {none.map((date) => (
      <p key={date.from} className={styles.none} {...during(date)}>
        {date.text}
      </p>
    ))}
    <ol>
      {classes.map(({ id, class: classId, sessions }) => (
        <li key={id} className={styles.class} data-slot={id} data-class={classId}>
          {sessions.map((session) => (
            <WeekSession key={session.only?.from ?? 'usual'} {...session} />
          ))}
        </li>
      ))}
    </ol>
    <p className={styles.dayLink}>
      <a href={dayAddress(day)}>{dayLink}</a>
    </p>
  </section>
);
