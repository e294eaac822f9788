import { fill, fillWords } from '../content/text/fill.ts';
import { formatCount } from '../content/text/format.ts';
import type { AccountPanelProps, SavedSlot } from './my-week.ts';
import { type Cause, linesOf, wordsOf } from './account-error.ts';
import styles from './WeekNotes.module.scss';

interface Props extends Pick<AccountPanelProps, 'words' | 'messages'> {
  /** Number of saved classes that are no longer on the timetable. */
  goneCount: number;
  /** The class removed last; Undo restores it. */
  removed: SavedSlot | undefined;
  onUndo: () => void;
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
          {fill(week.removed, removed)}{' '}
          <button type="button" onClick={onUndo}>
            {week.undo}
          </button>
        </p>
      )}
      {cause && <p>{linesOf(wordsOf(messages, 'saving'), cause).join(' ')}</p>}
      {shared && <p>{words.sharedAccount}</p>}
    </div>
  );
}
