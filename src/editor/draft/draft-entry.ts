import type { Conflict } from '../../yaml-edits/conflict.ts';
import type { TextChange } from './text-change.ts';

export interface FileConflict extends Conflict {
  file: string;
  /** The saved text before both changes: from it the conflict is found again when the file changes further. */
  since: string | undefined;
}

/** A commit that was sent, or is about to be. */
export interface CommitUnderWay {
  id: string;
  /** The head onto which it is made. */
  base: string;
  by: string;
  words: readonly string[];
}

/** Everything that can happen to a draft; the draft is what follows from its entries. */
export type DraftEntry =
  /** Somebody changed something. Consecutive acts of one `key` are one step for Undo; `id` is that of the act. */
  | {
      kind: 'act';
      texts: readonly TextChange[];
      key?: string | undefined;
      id?: string | undefined;
    }
  | { kind: 'undo' | 'redo'; texts: readonly TextChange[] }
  /** The draft is written with the fewest lines that differ from the saved files. */
  | { kind: 'tidy'; texts: readonly TextChange[] }
  /** From here on the draft is being committed as it is. */
  | { kind: 'commit'; commit: CommitUnderWay }
  /** The saved content has a new head: what changed in its files, and with it in the draft. */
  | {
      kind: 'head';
      head: string;
      saved: readonly TextChange[];
      texts: readonly TextChange[];
      conflicts: readonly FileConflict[];
    }
  /** A conflict was resolved: those that are left. */
  | { kind: 'settle'; conflicts: readonly FileConflict[] };
