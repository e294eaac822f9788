import { dayAddress } from '../../content/addresses.ts';
import { NavLink } from 'react-router-dom';
import {
  nameOfDay,
  shortNameOfDay,
  type Weekday,
  weekdaysInOrder,
} from '../../content/weekdays.ts';
import { capitalise } from '../../content/text/format.ts';
import styles from './DaySelector.module.scss';
import typography from './typography.module.scss';

export interface DaySelectorProps {
  label: string;
  /** The marks below the name of a day: "Today", "Closed". */
  today: string;
  closed: string;
}

/** Links to the pages of the seven days. A script marks today and closed days, which the build cannot know. */
export const DaySelector = ({ label, today, closed }: DaySelectorProps) => (
  <nav aria-label={label}>
    <ol
      className={
        isWide(today) || isWide(closed) ? `${styles.days} ${styles.wideMarks}` : styles.days
      }
    >
      {weekdaysInOrder().map((day) => (
        <li key={day}>
          <NavLink to={dayAddress(day)} discover="none" className={() => styles.day} data-day={day}>
            <span className={styles.fullName}>{capitalise(nameOfDay(day))}</span>
            <span className={styles.shortName} aria-hidden="true">
              {shortName(day)}
            </span>
            <small data-part="today" hidden>
              <span className={typography.visuallyHidden}>, </span>
              {today}
            </small>
            <small data-part="closed" hidden>
              <span className={typography.visuallyHidden}>, </span>
              {closed}
            </small>
          </NavLink>
        </li>
      ))}
    </ol>
  </nav>
);

/** Whether a mark is too wide for one of seven columns on the narrowest phone. */
const isWide = (word: string) => word.length > 6;

/** "wednesday" → "Wed" */
const shortName = (day: Weekday) => capitalise(shortNameOfDay(day));
