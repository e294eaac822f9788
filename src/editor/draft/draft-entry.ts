import type { Conflict } from '../../yaml-edits/conflict.ts';
import type { TextChange } from './text-change.ts';

/** A field of a file, or the whole file if the path is empty, that was changed differently on two sides. */
export interface FileConflict extends Conflict {
  file: string;
  /** The saved text before both changes, to merge again if the file changes further. */
  since: string | undefined;
  /** The text of the other device, if the conflict is with a device and not with the saved text. */
  other?: string | undefined;
}

/** A commit that was sent, or is about to be. */
export interface CommitUnderWay {
  id: string;
  /** The head onto which it is made. */
  base: string;
  /** The name of the person; '' if unknown. */
  by: string;
  /** The changes in words, one line each. */
  words: readonly string[];
  /** The number of the proposal that it publishes; 'new' if it becomes a proposal itself. */
  proposal?: number | 'new' | undefined;
  /** Something of that proposal was left out or changed, so its author gets it back too. */
  isAltered?: boolean | undefined;
}

/** An entry of the log in which a device keeps its draft: applied in order, the entries give the draft. */
export type DraftEntry =
  /** A change. Consecutive acts with the same `key` are one step for Undo; `id` identifies the act. */
  | {
      kind: 'act';
      texts: readonly TextChange[];
      key?: string | undefined;
      id?: string | undefined;
    }
  | { kind: 'undo' | 'redo'; texts: readonly TextChange[] }
  /** The draft was rewritten: the fewest lines differ from the saved files. */
  | { kind: 'tidy'; texts: readonly TextChange[] }
  /** The draft is being committed as it is now. */
  | { kind: 'commit'; commit: CommitUnderWay }
  /** The saved content has a new head: the changes of the saved files and of the draft. */
  | {
      kind: 'head';
      head: string;
      saved: readonly TextChange[];
      texts: readonly TextChange[];
      conflicts: readonly FileConflict[];
    }
  /** The pending commit waits as a proposal: its changes have left the draft. */
  | { kind: 'proposed'; texts: readonly TextChange[] }
  /** The changes of a proposal came into the draft. */
  | { kind: 'taken'; texts: readonly TextChange[]; conflicts: readonly FileConflict[] }
  /** A conflict was resolved: the remaining ones. */
  | { kind: 'settle'; conflicts: readonly FileConflict[] };
