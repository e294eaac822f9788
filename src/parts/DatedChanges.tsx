import styles from './DatedChanges.module.scss';

export interface DatedChange {
  /** "January 26, 2027: closed (Republic Day)" */
  said: string;
  /** From which day on in India it is listed, and until which; the runtime of the page keeps to them. */
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
