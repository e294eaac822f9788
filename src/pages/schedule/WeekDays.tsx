import typography from '../../parts/typography.module.scss';
import styles from './WeekDays.module.scss';

export interface WeekDaysProps {
  label: string;
  days: readonly { id: string; name: string; short: string }[];
  /** Whether the mark of today is wider than its column. */
  roomy: boolean;
}

/** On a phone, links to the days of the list below, which stay in sight. The script adds dates and marks today. */
export const WeekDays = ({ label, days, roomy }: WeekDaysProps) => (
  <nav className={styles.nav} aria-label={label}>
    <ol className={roomy ? `${styles.days} ${styles.roomy}` : styles.days} data-weekdays="">
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
