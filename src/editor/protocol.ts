import type { YamlEdit, YamlPath } from '../yaml-edits/yaml-edit.ts';
import type { PictureSize } from './pictures/size-of-picture.ts';
import type { FormField } from './form-field.ts';
import type { SavedChange } from './history.ts';
import type { PicturesOfDevices, SyncState } from './sync/sync-state.ts';
import type { HostFault } from './workspace/host-fault.ts';
import type { Progress, Proposal } from './workspace/workspace.ts';

/**
 * The interface between the screens of the desk and its worker, which holds the draft: the data that they exchange, and
 * `Desk`, whose methods the screens call through Comlink.
 */

/** An edit of one file, by its name inside the content folder. */
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
  /** A random id, so that a repeated request has no effect. */
  id?: string;
  /** Consecutive acts with the same key are one step for Undo: the characters typed into a field. */
  key?: string;
  /** The version of the state that offered this act as a button; refused if its files changed since. */
  of?: number;
}

/** A problem of the check, shown beside its field. */
export interface DeskProblem {
  file: string;
  path: YamlPath;
  /** A second field at fault, such as the other class at the same time. */
  beside?: YamlPath | undefined;
  severity: 'error' | 'note';
  message: string;
  /** How to fix it; empty if the message or a button says so. */
  fix: string;
  /** The field is empty rather than wrong. */
  isEmpty: boolean;
  /** One if the fix is certain, several if each is possible. */
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

/** An act in words, with the differences from the saved content that it still causes. */
export interface Change {
  /** "Joel D. leaves" */
  what: string;
  /** Its consequences: "Tenzin W. gives four of the classes, Kavya N. two." */
  rest?: string;
  /** At least one; the main one first. */
  places: readonly ChangedPlace[];
  /** The act that reverts it; {} if there is none. */
  back: Act;
}

/** A field that somebody else has changed too, or the same person on another device. */
export interface DeskConflict {
  file: string;
  path: YamlPath;
  what: string;
  was: string;
  mine: string;
  theirs: string;
  /** Both values are of one person. */
  isOwn: boolean;
}

/** The state of the desk, complete or since a version. */
export interface DeskState {
  /** Increases with each change in any tab, and with each finished check. */
  version: number;
  /** Draft values as typed, by file; null for a file that cannot be parsed; absent if unchanged. */
  values: Record<string, unknown>;
  /** Saved values of the files that differ in the draft; null for a file that is not saved yet. */
  saved: Record<string, unknown>;
  /** All files of the draft. */
  files: readonly string[];
  problems: readonly DeskProblem[];
  /** The version that was checked. */
  problemsOf: number;
  changes: readonly Change[];
  conflicts: readonly DeskConflict[];
  /** The act that Undo would revert, in words; null if there is none. */
  undoes: string | null;
  redoes: string | null;
  /** The first check has finished: problems, page names and facts are known. */
  isChecked: boolean;
  /** A page can be shown. */
  hasPages: boolean;
  /** The pages show an older draft, because the current one has errors. */
  pagesAreBehind: boolean;
  /** Everything that can be referred to, by kind, as id and name. */
  things: Record<string, readonly (readonly [id: string, name: string])[]>;
  /** The current values of placeholders: 'lowestPrice' → '₹750'. */
  facts: Readonly<Record<string, string>>;
  /** By name; `address` is the URL for the page of the desk. */
  pictures: Record<string, { width: number; height: number; address: string }>;
  /** The photographs of the draft that only another device of the person has: by name. */
  picturesAway: PicturesOfDevices;
}

/** What the screens ask for once, when the desk is opened. */
export interface DeskSetting {
  /** By file, or by the folder of the files: 'posts'. */
  forms: Record<string, FormField>;
  /** "2026-11-23", at the place of the site. */
  today: string;
  /** The person's name; '' if unknown. */
  person: string;
}

/** Whether the store of the saved content can be reached; otherwise the reason. */
export type Connection = 'there' | HostFault;

/** Changes that staff without the right to publish have proposed. */
export interface DeskProposals {
  list: () => Promise<readonly Proposal[]>;
  /** Returns a desk whose draft is the proposal, on top of what is saved now. */
  open: (number: number) => Promise<Desk>;
  /** Applies it to the draft of this desk, too. */
  copy: (number: number) => Promise<void>;
  /** Moves it into the draft of this desk. */
  takeBack: (number: number) => Promise<void>;
  sendBack: (number: number) => Promise<void>;
  remove: (number: number) => Promise<void>;
}

/** The API of the desk for its screens. */
export interface Desk {
  setting: () => Promise<DeskSetting>;
  /** The whole state, or the changes since a version. */
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
  discardAll: () => Promise<DeskState>;
  /** Saves the whole draft; `proposal`: the proposal to publish, or 'new' to propose the draft. */
  save: (by: string, proposal?: number | 'new') => Promise<DeskState>;
  proposals: DeskProposals;
  history: () => Promise<readonly SavedChange[]>;
  /** The reason why `bringBack` would be refused, in words; null if it would not. */
  whyNotBack: (ids: readonly string[], line?: number) => Promise<string | null>;
  /** Reverts saves, newest first; `line`: one change of a single save, by its index in `words`. */
  bringBack: (ids: readonly string[], line?: number) => Promise<DeskState>;
  /** Publishes the content without the changes of a version, and puts these back into the draft. */
  takeBack: (id: string, by: string) => Promise<DeskState>;
  /** Adds a photograph to the draft; returns its name, or the reason for refusing it. */
  takePicture: (
    file: File,
    size: PictureSize | undefined,
  ) => Promise<{ name: string } | { refused: string }>;
  /** Rotates a photograph by 90° clockwise; returns the name of the new file. */
  turnPicture: (name: string) => Promise<{ name: string } | { refused: string }>;
  /** The progress of the last publish. */
  progress: () => Promise<Progress>;
  /** Renders a page of the draft, for a date ("2026-12-01"); undefined if it cannot be rendered yet. */
  page: (address: string, day?: string) => Promise<string | undefined>;
  /** Subscribes to versions, to the connection, and to the state on other devices. */
  follow: (
    onNews: (version: number) => void,
    onConnection: (connection: Connection) => void,
    onSync: (sync: SyncState) => void,
  ) => Promise<void>;
}
