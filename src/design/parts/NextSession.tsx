import { splitTime } from '../../content/text/format.ts';
import styles from './NextSession.module.scss';
import typography from './typography.module.scss';

export interface NextSessionProps {
  /** The first time of the week, until the script fills in the next one. */
  first: { start: string; date: string; details: string };
  /** The longest possible texts, for which space is reserved. */
  longest: { date: string; details: string };
}

/** The next session of a class or coach: its time in large figures, its day beside it. */
export const NextSession = ({ first: { start, date, details }, longest }: NextSessionProps) => (
  <div className={styles.next} data-next="">
    <p className={typography.figures}>
      <NextTime start={start} />
    </p>
    <p>
      <b data-longest={longest.date}>
        <span data-part="next-date">{date}</span>
      </b>
      <span data-longest={longest.details}>
        <span data-part="next-details">{details}</span>
      </span>
    </p>
  </div>
);

/** "6:00pm": the start of the next session, which the script replaces. */
export function NextTime({ start }: { start: string }) {
  const [number, half] = splitTime(start);
  return (
    <time dateTime={start} data-part="next-time">
      <span data-part="next-number">{number}</span>
      <small data-part="next-half">{half}</small>
    </time>
  );
}
