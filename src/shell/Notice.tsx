import { Link } from 'react-router-dom';
import { during, type DatedChange } from '../parts/DatedChanges.tsx';
import styles from './Notice.module.scss';

export interface NoticeProps {
  /** Accessible name. */
  label: string;
  text: string;
  link?: { label: string; to: string } | undefined;
  period: DatedChange;
}

/** Urgent news, in one line under the bar of every page. */
export const Notice = ({ label, text, link, period }: NoticeProps) => (
  <aside className={styles.notice} aria-label={label} data-ground="bone" data-notice="" {...during(period)}>
    <p>
      {text} <span className={styles.period}>{period.text}</span>{' '}
      {link && (
        <Link to={link.to} discover="none">
          {link.label}
        </Link>
      )}
    </p>
  </aside>
);
