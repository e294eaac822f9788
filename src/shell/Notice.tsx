import { Link } from 'react-router-dom';
import styles from './Notice.module.scss';

export interface NoticeProps {
  /** What a screen reader calls it. */
  label: string;
  text: string;
  link?: { label: string; to: string } | undefined;
  /** Its first and last day in India, "2026-12-01"; the runtime shows it on these days only. */
  period: { from: string; until: string; shown: boolean; said: string };
}

/** One line under the bar of every page: the thing that visitors need on the worst day. */
export const Notice = ({ label, text, link, period }: NoticeProps) => (
  <aside
    className={styles.notice}
    aria-label={label}
    data-ground="bone"
    data-from={period.from}
    data-until={period.until}
    hidden={!period.shown}
  >
    <p>
      {text} <span className={styles.period}>{period.said}</span>{' '}
      {link && (
        <Link to={link.to} discover="none">
          {link.label}
        </Link>
      )}
    </p>
  </aside>
);
