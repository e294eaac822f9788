import { during, type DatedChange } from '../../parts/DatedChanges.tsx';
import typography from '../../parts/typography.module.scss';
import type { Weekday } from '../../content/weekdays.ts';
import { WeekSession, type WeekSessionProps } from './WeekSession.tsx';
import styles from './Week.module.scss';

export interface WeekDay {
  day: Weekday;
  name: string;
  /** Opening hours, on paper. */
  hours: string;
  /** The sessions of each class: the usual one, then those of dates that differ. */
  classes: readonly { id: string; sessions: readonly WeekSessionProps[] }[];
  /** Why there are no classes, on some dates or on all. */
  none: readonly DatedChange[];
  /** Dates on which the gym is closed, instead of the classes. */
  closed: readonly DatedChange[];
  /** "40 classes": on a phone the page of a full day stands for its classes. */
  ofDay: string;
}

export interface WeekProps {
  days: readonly WeekDay[];
  /** The lines of the grid at which an hour begins; `own` unless only changed sessions begin in it. */
  hours: readonly {
    hour: string;
    label: [number: string, half: string];
    line: number;
    own: boolean;
  }[];
  /** The widest date beside the name of a day. */
  longestDate: string;
  /** The day that is open on a phone if days are full; the script opens today. */
  dense: Weekday | undefined;
  /** The word on Save leaves no room beside the names on a phone: the buttons take a row of their own. */
  hasWideButtons?: boolean;
}

/** The whole week: a grid of days and hours on a wide screen, a list by day on a phone, and on paper. */
export const Week = ({ days, hours, longestDate, dense, hasWideButtons = false }: WeekProps) => (
  <div
    className={styles.week}
    data-part="week"
    data-weekdays=""
    data-dense={dense && ''}
    data-wide-buttons={hasWideButtons ? '' : undefined}
  >
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
    {days.map((day) => (
      <Day key={day.day} {...day} longestDate={longestDate} open={dense === day.day} />
    ))}
    <p className={styles.now} data-part="now" hidden>
      <span />
    </p>
    <p className={styles.nowHere} data-part="now-here" hidden>
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
  ofDay,
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
        <a href={`/schedule/${day}`}>{name}</a>
      </h2>
      <p className={styles.date} data-longest={longestDate}>
        <span data-part="date" />
      </p>
      <p className={styles.open}>{hours}</p>
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
      {classes.map(({ id, sessions }) => (
        <li key={id} className={styles.class} data-slot={id}>
          {sessions.map((session) => (
            <WeekSession key={session.only?.from ?? 'usual'} {...session} />
          ))}
        </li>
      ))}
    </ol>
    <p className={styles.ofDay}>
      <a href={`/schedule/${day}`}>{ofDay}</a>
    </p>
  </section>
);
