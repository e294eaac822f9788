import styles from './DatedChanges.module.scss';

export interface DatedChange {
  /** "January 26, 2027: closed (Republic Day)" */
  said: string;
  /** The first and the last day, in India, on which it is listed; the runtime of the page shows and hides it. */
  from: string;
  until: string;
  shown: boolean;
}

/** The attributes of an element that is there on some days only. */
export const during = ({ from, until, shown }: Omit<DatedChange, 'said'>) => ({
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
