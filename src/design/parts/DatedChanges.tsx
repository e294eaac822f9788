import styles from './DatedChanges.module.scss';

/** The days, at the place of the site, on which something is shown; the runtime shows and hides it. */
export interface ShownOn {
  from: string;
  /** Included. */
  until: string;
  /** Whether the day of the build is one of them. */
  shown: boolean;
}

export interface DatedChange extends ShownOn {
  /** "January 26, 2027: closed (Republic Day)" */
  text: string;
}

/** Attributes of an element that is shown on some days only. */
export const during = ({ from, until, shown }: ShownOn) => ({
  'data-from': from,
  'data-until': until,
  hidden: !shown,
});

/** A text that is another one from a certain day on, such as a price: each in its element with its days. */
export const DatedTexts = ({ texts }: { texts: readonly DatedChange[] }) =>
  texts.length === 1
    ? texts[0]!.text
    : texts.map((one) => (
        <bdi key={one.from} {...during(one)}>
          {one.text}
        </bdi>
      ));

/** A list of what differs on some days, such as special hours or cancelled classes. */
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
