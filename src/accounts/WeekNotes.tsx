import { fill, fillWords } from '../text/fill.ts';
import { formatCount } from '../text/format.ts';
import type { LiveSlot } from '../timetable/special-days.ts';
import type { AccountPanelProps } from './account-panel-props.ts';
import type { Cause } from './account-error.ts';
import { linesOf } from './cause-words.ts';
import { slotWords } from './slot-words.ts';
import styles from './WeekNotes.module.scss';

interface Props extends Pick<AccountPanelProps, 'words' | 'messages'> {
  /** Number of saved classes that are no longer on the timetable. */
  goneCount: number;
  /** The class removed last; Undo restores it. */
  removed: LiveSlot | undefined;
  onUndo: (slot: LiveSlot) => void;
  /** Why the last change could not be stored. */
  cause: Cause | undefined;
  shared: boolean;
}

/** Status messages about the saved classes, announced by screen readers. */
export function WeekNotes({ words, messages, goneCount, removed, onUndo, cause, shared }: Props) {
  const { week } = words;
  return (
    <div className={styles.notes} role="status">
      {goneCount > 0 && (
        <p>
          {goneCount === 1
            ? week.leftOne
            : fillWords(week.left, { goneCount: formatCount(goneCount) })}
        </p>
      )}
      {removed && (
        <p>
          {fill(week.removed, slotWords(removed))}{' '}
          <button type="button" onClick={() => onUndo(removed)}>
            {week.undo}
          </button>
        </p>
      )}
      {cause && <p>{linesOf(messages, 'saving', cause).join(' ')}</p>}
      {shared && <p>{words.sharedAccount}</p>}
    </div>
  );
}
