import { during, type DatedChange } from '../../design/parts/DatedChanges.tsx';
import styles from './Validity.module.scss';

export interface ValidityProps {
  /** From when on the timetable holds, if later, and that a page of long ago may be wrong. */
  validity: readonly DatedChange[];
  /** Of what day the dates are, where no script runs. */
  asOf: string;
}

/** The lines above a timetable that say for when it is true. */
export const Validity = ({ validity, asOf }: ValidityProps) => (
  <>
    {validity.map((line) => (
      <p key={line.from} className={styles.line} {...during(line)}>
        {line.text}
      </p>
    ))}
    <p className={`${styles.line} ${styles.asOf}`}>{asOf}</p>
  </>
);
