import { dayAddress } from '../../content/addresses.ts';
import { DatedTexts, during, type DatedChange } from '../../design/parts/DatedChanges.tsx';
import typography from '../../design/parts/typography.module.scss';
import type { Weekday } from '../../content/weekdays.ts';
import { WeekSession, type WeekSessionProps } from './WeekSession.tsx';
import styles from './Week.module.scss';

/** A day of the week with its classes. */
export interface WeekDay {
  day: Weekday;
  name: string;
  /** The opening hours, which only paper shows. */
  hours: readonly DatedChange[];
  /** The classes with their sessions: the usual session, then those of dates that differ. */
  classes: readonly { id: string; class: string; sessions: readonly WeekSessionProps[] }[];
  /** The sentences in place of the classes on a day without weekly classes; none on dates with an extra class. */
  none: readonly DatedChange[];
  closed: readonly DatedChange[];
  /** The words of the link that replaces the classes of a collapsed day on a phone: "40 classes". */
  dayLink: string;
}

export interface WeekProps {
  days: readonly WeekDay[];
  /** The hours and their lines of the grid; `own` says whether a session of the usual week begins in the hour. */
  hours: readonly {
    hour: string;
    label: [number: string, half: string];
    line: number;
    own: boolean;
  }[];
  longestDate: string;
  /** The only day that a phone does not collapse, if days have many classes, until live-week.ts opens today. */
  dense: Weekday | undefined;
  /** Whether the label of Save is too wide to stand beside the names on a phone. */
  hasWideButtons?: boolean;
}

/**
 * The whole week: a grid of days and hours on a wide screen, a list by day on a phone, and a page on paper.
 * live-week.ts and filter-week.ts find its elements by their `data-…` attributes: change them together.
 */
export const Week = ({ days, hours, longestDate, dense, hasWideButtons = false }: WeekProps) => (
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
}: WeekDay & { longestDate: string; open: boolean }) => (
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
