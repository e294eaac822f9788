import type { DeskSession } from '../../accounts/desk-staff.ts';
import type { Draft } from './draft.ts';
import type { FieldPlace, Values } from './edit.ts';
import type {
  Change,
  Checked,
  Connection,
  DeskConflict,
  DeskPictures,
  DeskProblem,
  DeskSetting,
  Way,
} from './protocol.ts';

/** When visitors see a change: at once, from a later day ("2026-12-05"), or not while it is hidden. */
export type SeenFrom = 'now' | 'hidden' | (string & {});

/** What a press on Undo or Redo does. */
export interface StepInWords {
  /** The action or the change of a field, in words. */
  what: string;
  /** Whether it removes something whole, so that the desk asks first. */
  isLoss: boolean;
}

/** The state of the desk for the screens. */
export interface DeskState extends Checked {
  setting: DeskSetting;
  /** Who is signed in; undefined at the desk of a folder. */
  session: DeskSession | undefined;
  /** Whether the browser keeps the draft; otherwise it is lost when the tab is closed. */
  keepsDraft: boolean;
  /** Rises with each check of the draft. */
  version: number;
  /** Draft values by file; null for a file that no screen can show. */
  values: Values;
  /** Published values of the files that differ in the draft; null for a file that is not published yet. */
  published: Record<string, unknown>;
  /** All files of the draft. */
  files: readonly string[];
  changes: readonly Change[];
  conflicts: readonly DeskConflict[];
  /** Who has published a change of a file while this draft was written: a name, or '' if it is not known. */
  changedBy: Readonly<Record<string, string>>;
  /** The forms of actions that are neither done nor dismissed; read by `useActionForm`. */
  forms: NonNullable<Draft['forms']>;
  /** The unanswered questions of these forms, which prevent a publish as errors do. */
  held: readonly DeskProblem[];
  /** From when on visitors see the changes of the last publish; undefined once the desk was opened anew. */
  seenFrom: readonly SeenFrom[] | undefined;
  /** The step that Undo would take back; null if there is none. */
  undo: StepInWords | null;
  /** The step that Redo would do again; null if there is none. */
  redo: StepInWords | null;
  /** When the first action of the draft was made, in milliseconds since 1970. */
  since: number | undefined;
  /** Whether the first check has finished, so that problems, page names and facts are known. */
  isChecked: boolean;
  /** Whether another tab holds the draft. */
  isElsewhere: boolean;
  pictures: DeskPictures;
  connection: Connection;
  /** The progress message of the running action: "Publishing …"; undefined for typing. */
  busy?: string | undefined;
  /** The message of an action that was refused. */
  refused?: string | undefined;
  /** The step that waits for an answer, because it removes something whole. */
  asks?: Way | undefined;
  /** The item that waits for an answer, because other places name it. */
  removal?: { thing: FieldPlace; called: string; uses: readonly FieldPlace[] } | undefined;
  /** The message about what the last action changed out of sight; `canUndo`: with a button that takes it back. */
  gone?: { what: string; canUndo: boolean } | undefined;
}

/** The published value of each changed file; null for a file that is not published yet. */
export const publishedOf = (published: Values, files: readonly string[]): DeskState['published'] =>
  Object.fromEntries(files.map((file) => [file, published[file] ?? null]));
