import { Link } from 'react-router-dom';
import { during, type DatedChange } from '../parts/DatedChanges.tsx';
import styles from './Notices.module.scss';

export interface NoticesProps {
  /** Accessible name. */
  label: string;
  /** The most important first. */
  lines: readonly {
    text: string;
    link: { label: string; to: string } | undefined;
    period: DatedChange;
  }[];
}

/** Urgent news under the bar of every page, in one line each. */
export const Notices = ({ label, lines }: NoticesProps) => (
  <aside
    className={`${styles.strip} ${styles.lines}`}
    aria-label={label}
    data-ground="bone"
    data-notices=""
  >
    {lines.map(({ text, link, period }) => (
      <p key={`${text} ${period.from}`} {...during(period)}>
        {text} <span className={styles.period}>{period.text}</span>{' '}
        {link && (
          <Link to={link.to} discover="none">
            {link.label}
          </Link>
        )}
      </p>
    ))}
  </aside>
);

/** The note above a cached copy of a page: hidden until the service worker shows it with the date of the copy. */
export const StaleNote = ({ text }: { text: string }) => (
  <div
    className={`${styles.strip} ${styles.note}`}
    data-ground="bone"
    role="status"
    hidden
    data-stale=""
  >
    <p>{text}</p>
  </div>
);
