import { fromMark, untilMark } from '../runtime/data-attributes.ts';
import styles from './DatedChanges.module.scss';

/** The days at the place of the site on which an element is shown; show-of-today.ts shows and hides it. */
export interface ShownOn {
  from: string;
  /** The last day. */
  until: string;
  /** Whether the day of the build is one of them. */
  shown: boolean;
}

export interface DatedChange extends ShownOn {
  /** A text such as "January 26, 2027: closed (Republic Day)". */
  text: string;
}

/** Returns the attributes of an element that is shown only on some days. */
export const during = ({ from, until, shown }: ShownOn) => ({
  [`data-${fromMark}`]: from,
  [`data-${untilMark}`]: until,
  hidden: !shown,
});

/** A text that changes on certain days, such as a price; each version is in an element with its days. */
export const DatedTexts = ({ texts }: { texts: readonly DatedChange[] }) =>
  texts.length === 1
    ? texts[0]!.text
    : texts.map((one) => (
        <bdi key={one.from} {...during(one)}>
          {one.text}
        </bdi>
      ));

/** A list of texts about some days, such as special hours or cancelled classes. */
export const DatedChanges = ({ changes }: { changes: readonly DatedChange[] }) =>
  changes.length > 0 && (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.text} {...during(change)}>
          {change.text}
        </li>
      ))}
    </ul>
  );
