import styles from './HoursChanges.module.scss';

export interface HoursChange {
  /** "January 26, 2027: closed (Republic Day)" */
  said: string;
  /** From which day on in India it is listed, and until which; the runtime of the page keeps to them. */
  from: string;
  until: string;
  shown: boolean;
}

/** Days on which the doors are open at other times than usual. */
export const HoursChanges = ({ changes }: { changes: readonly HoursChange[] }) =>
  changes.length > 0 && (
    <ul className={styles.changes}>
      {changes.map(({ said, from, until, shown }) => (
        <li key={said} data-from={from} data-until={until} hidden={!shown}>
          {said}
        </li>
      ))}
    </ul>
  );
