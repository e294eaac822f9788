import type { YamlEdit, YamlPath } from '../yaml-edits/yaml-edit.ts';
import type { PictureSize } from './pictures/size-of-picture.ts';
import type { FormField } from './form-field.ts';
import type { HostFault } from './workspace/host-fault.ts';
import type { Progress } from './workspace/workspace.ts';

/** An edit of one file, named as inside the content folder. */
export interface FileEdit {
  file: string;
  edit: YamlEdit;
}

/** The changes of one button press or one burst of typing, applied and undone together. */
export interface Act {
  edits?: readonly FileEdit[];
  /** Files to create. */
  make?: readonly { file: string; value: unknown }[];
  /** Files to delete. */
  drop?: readonly string[];
  /** Files to rename, before the edits, which use the new names. */
  rename?: readonly { from: string; to: string }[];
  /** A random id: an act that is sent again is not done again. */
  id?: string;
  /** Consecutive acts with the same key are one step for Undo: the letters typed into a field. */
  key?: string;
  /** Of an act that the desk proposed: the version that it is about. Refused where its files have changed since. */
  of?: number;
}

/** A problem of the check, shown beside its field. */
export interface DeskProblem {
  file: string;
  path: YamlPath;
  severity: 'error' | 'note';
  message: string;
  /** How to fix it; empty where the message or a button says so. */
  fix: string;
  /** The field is empty: still to fill in rather than wrong. */
  isEmpty: boolean;
  /** One where the fix is certain, several where each is possible. */
  quickFixes: readonly QuickFix[];
}

/** A button beside a problem: its label and its edits. */
export interface QuickFix {
  words: string;
  edits: readonly FileEdit[];
}

/** One difference between the draft and the saved content, in words. */
export interface ChangedPlace {
  file: string;
  /** The path in the draft. */
  path: YamlPath;
  /** "Experts: price" */
  what: string;
  before?: string;
  after?: string;
}

/** What somebody did, as far as the draft still differs by it from the saved content, in words. */
export interface Change {
  /** "Joel D. leaves" */
  what: string;
  /** What follows from it: "Tenzin W. gives four of the classes, Kavya N. two." */
  rest?: string;
  /** At least one; first what it is about. */
  places: readonly ChangedPlace[];
  /** The act that reverts it; {} where none does. */
  back: Act;
}

/** A field that somebody else has changed too. */
export interface DeskConflict {
  file: string;
  path: YamlPath;
  what: string;
  was: string;
  mine: string;
  theirs: string;
}

export interface Saved {
  id: string;
  at: string;
  by: string;
  words: readonly string[];
  /** Not made by a desk. */
  isTechnical: boolean;
}

/** The state of the desk, complete or since a version. */
export interface DeskState {
  /** Increases with each change, whoever makes it. */
  version: number;
  /** Draft values as typed, by file; null where a file cannot be parsed; absent where it has not changed. */
  values: Record<string, unknown>;
  /** Saved values, by file, where the draft differs; null for a file that is not saved yet. */
  saved: Record<string, unknown>;
  /** All files of the draft. */
  files: readonly string[];
  problems: readonly DeskProblem[];
  /** The version that the problems are about. */
  problemsOf: number;
  changes: readonly Change[];
  conflicts: readonly DeskConflict[];
  /** What Undo would revert, in words; null where there is nothing. */
  undoes: string | null;
  redoes: string | null;
  /** The first check is through: problems, names of pages and facts are known. */
  isChecked: boolean;
  /** A page can be shown. */
  hasPages: boolean;
  /** The pages show an older draft, because the current one has errors. */
  pagesAreBehind: boolean;
  /** Everything that can be referred to, by kind, as id and name. */
  things: Record<string, readonly (readonly [id: string, name: string])[]>;
  /** The current values of placeholders: 'lowestPrice' → '₹750'. */
  facts: Readonly<Record<string, string>>;
  /** By name; `address` is where the page of the desk finds one. */
  pictures: Record<string, { width: number; height: number; address: string }>;
}

/** Constant while the desk is open. */
export interface DeskSetting {
  /** By file, or by the folder of the files: 'posts'. */
  forms: Record<string, FormField>;
  /** "2026-11-23", in India. */
  today: string;
  /** The person's name; '' until it is known. */
  person: string;
}

/** Whether the store of the saved content answers, and if it refuses, why. */
export type Connection = 'there' | HostFault;

/** What the screens ask of the desk. */
export interface Desk {
  setting: () => Promise<DeskSetting>;
  /** All of it, or what is newer than a version. */
  read: (since?: number) => Promise<DeskState>;
  write: (act: Act) => Promise<DeskState>;
  undo: () => Promise<DeskState>;
  redo: () => Promise<DeskState>;
  /** Resolves a conflict. */
  settle: (
    conflict: Pick<DeskConflict, 'file' | 'path'>,
    by: 'mine' | 'theirs',
  ) => Promise<DeskState>;
  /** Reverts the draft to the saved content, as an act. */
  putAllBack: () => Promise<DeskState>;
  save: (by: string) => Promise<DeskState>;
  history: () => Promise<readonly Saved[]>;
  /** Why `bringBack` would refuse, in words; null where it would not. */
  whyNotBack: (ids: readonly string[], line?: number) => Promise<string | null>;
  /** Reverts saves, newest first; `line`: one change of a single save, by its index in `words`. */
  bringBack: (ids: readonly string[], line?: number) => Promise<DeskState>;
  /** Takes a photograph into the draft; returns its name, or why it is refused. */
  takePicture: (
    file: File,
    size: PictureSize | undefined,
  ) => Promise<{ name: string } | { refused: string }>;
  /** Rotates a photograph by 90° clockwise; returns the name of the new file. */
  turnPicture: (name: string) => Promise<{ name: string } | { refused: string }>;
  /** How far the content as last saved is on its way to visitors. */
  progress: () => Promise<Progress>;
  /** The document of a page of the draft, as on a day ("2026-12-01"); undefined until there is one. */
  page: (address: string, day?: string) => Promise<string | undefined>;
  /** Subscribes to versions and to the connection. */
  follow: (
    onNews: (version: number) => void,
    onConnection: (connection: Connection) => void,
  ) => Promise<void>;
}
