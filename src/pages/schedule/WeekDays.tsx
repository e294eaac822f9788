import typography from '../../design/parts/typography.module.scss';
import styles from './WeekDays.module.scss';

export interface WeekDaysProps {
  label: string;
  days: readonly { id: string; name: string; short: string }[];
  /** Whether the mark of today is wider than one of seven columns. */
  hasWideMark: boolean;
}

/** Links to the days in the list below, always in sight on a phone. The script adds dates and marks today. */
export const WeekDays = ({ label, days, hasWideMark }: WeekDaysProps) => (
  <nav className={styles.nav} aria-label={label}>
    <ol
      className={hasWideMark ? `${styles.days} ${styles.wideMark}` : styles.days}
      data-weekdays=""
    >
      {days.map(({ id, name, short }) => (
        <li key={id}>
          <a href={`#${id}`} data-chip={id}>
            <span className={typography.visuallyHidden}>{name}</span>
            <span aria-hidden="true">{short}</span>
            <small>
              <span data-part="date" />
            </small>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
