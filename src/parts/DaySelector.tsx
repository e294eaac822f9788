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

/** Links to the seven days. A script marks today and closed days, since a page is read long after it was built. */
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

/** Too wide for one of seven columns on the narrowest phone. */
const isLong = (word: string) => word.length > 6;

/** "wednesday" → "Wed" */
const shortName = (day: Weekday) => capitalise(day.slice(0, 3));
