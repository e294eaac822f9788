import styles from './DatedChanges.module.scss';

/** The days, in Indian time, on which something is shown; the runtime shows and hides it. */
export interface ShownOn {
  /** First day, then last day, both included. */
  from: string;
  until: string;
  /** Whether it is shown on the day of the build. */
  shown: boolean;
}

export interface DatedChange extends ShownOn {
  /** "January 26, 2027: closed (Republic Day)" */
  said: string;
}

/** Attributes of an element that is shown on some days only. */
export const during = ({ from, until, shown }: ShownOn) => ({
  'data-from': from,
  'data-until': until,
  hidden: !shown,
});

/** Changes on some days, such as special hours or cancelled classes. */
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
