import styles from './Notice.module.scss';

export interface NoticeProps {
  /** What a screen reader calls it. */
  label: string;
  text: string;
  /** Its first and last day in India, "2026-12-01"; the runtime of the page keeps to them. */
  from: string;
  until: string;
  /** Its first day has come. */
  shown: boolean;
}

/** One line under the bar of every page: the thing that visitors need on the worst day. */
export const Notice = ({ label, text, from, until, shown }: NoticeProps) => (
  <aside
    className={styles.notice}
    aria-label={label}
    data-ground="bone"
    data-from={from}
    data-until={until}
    hidden={!shown}
  >
    <p>{text}</p>
  </aside>
);
