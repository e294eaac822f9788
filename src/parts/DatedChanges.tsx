import styles from './DatedChanges.module.scss';

/** The days, in India, on which something is there; the runtime of the page shows and hides it. */
export interface ShownOn {
  /** The first and the last of them. */
  from: string;
  until: string;
  /** Whether it is there on the day on which the page is built. */
  shown: boolean;
}

export interface DatedChange extends ShownOn {
  /** "January 26, 2027: closed (Republic Day)" */
  said: string;
}

/** The attributes of an element that is there on some days only. */
export const during = ({ from, until, shown }: ShownOn) => ({
  'data-from': from,
  'data-until': until,
  hidden: !shown,
});

/** What differs on some days: other hours, a class that is off. */
export const DatedChanges = ({ changes }: { changes: readonly DatedChange[] }) =>
  changes.length > 0 && (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.said} {...during(change)}>
          {change.said}
        </li>
      ))}
    </ul>
  );
