import { NavLink } from 'react-router-dom';
import { weekdays, type Weekday } from '../content/weekdays.ts';
import { capitalise } from '../text/format.ts';
import styles from './DaySelector.module.scss';
import typography from './typography.module.scss';

export interface DaySelectorProps {
  label: string;
  today: string;
  closed: string;
}

/**
 * Seven plates on a bar. A script marks which one is today and which are closed, since a page is read long after it is
 * built.
 */
export const DaySelector = ({ label, today, closed }: DaySelectorProps) => (
  <nav aria-label={label}>
    <ol
      className={isLong(today) || isLong(closed) ? `${styles.days} ${styles.roomy}` : styles.days}
    >
      {weekdays.map((day) => (
        <li key={day}>
          <NavLink
            to={`/schedule/${day}`}
            discover="none"
            className={() => styles.day}
            data-day={day}
          >
            <span className={styles.long}>{capitalise(day)}</span>
            <span className={styles.short} aria-hidden="true">
              {shortName(day)}
            </span>
            <small data-part="today" hidden>
              <span className={typography.hidden}>, </span>
              {today}
            </small>
            <small data-part="closed" hidden>
              <span className={typography.hidden}>, </span>
              {closed}
            </small>
          </NavLink>
        </li>
      ))}
    </ol>
  </nav>
);

/** Wider than one of seven plates on the narrowest phone. */
const isLong = (word: string) => word.length > 6;

/** "wednesday" → "Wed" */
const shortName = (day: Weekday) => capitalise(day.slice(0, 3));
