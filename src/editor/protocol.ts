import type { YamlEdit, YamlPath } from '../yaml-edits/yaml-edit.ts';
import type { FormField } from './form-field.ts';

/** A change of one file of the content, named as it is inside the content folder. */
export interface FileEdit {
  file: string;
  edit: YamlEdit;
}

/** What one press of a button or one burst of typing changes: done together, undone together. */
export interface Act {
  edits?: readonly FileEdit[];
  /** New files, with what they hold. */
  make?: readonly { file: string; value: unknown }[];
  /** Files that go. */
  drop?: readonly string[];
  /** Files that get another name; made before the edits, which use the new one. */
  rename?: readonly { from: string; to: string }[];
  /** Acts in a row with the same key are one act for Undo: the letters typed into a field. */
  key?: string;
}

/** One thing that is wrong or odd, beside the field that it is about. */
export interface DeskProblem {
  file: string;
  path: YamlPath;
  severity: 'error' | 'note';
  message: string;
  /** How to fix it; empty where the message or a button says it. */
  fix: string;
  /** Nothing stands there yet: it is still to fill rather than wrong. */
  isEmpty: boolean;
  /** What fixes it: one where that is certain, several where each is honest. */
  quickFixes: readonly QuickFix[];
}

/** What a button beside a mistake says, and does. */
export interface QuickFix {
  words: string;
  edits: readonly FileEdit[];
}

/** One difference between the draft and what is saved, in words. */
export interface Change {
  file: string;
  /** Where it is, in the draft. */
  path: YamlPath;
  /** "Experts: price" */
  what: string;
  before?: string;
  after?: string;
  /** Puts it back; {} where nothing does. */
  back: Act;
}

/** One field that somebody else has changed too. */
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
}

/** How far a publish is. */
export interface PublishProgress {
  state:
    'waiting' | 'checking' | 'building' | 'publishing' | 'sending' | 'live' | 'failed' | 'stopped';
  words: string;
  /** Where it can be looked at. */
  link?: string;
}

export interface PublishState {
  /** Through a repository, from this computer, or not set up. */
  way: 'repository' | 'command' | 'none';
  repository?: { owner: string; name: string; branch: string; keyEndsWith: string };
  progress?: PublishProgress;
  /** What somebody else published of the same fields. */
  conflicts: readonly DeskConflict[];
  /** What was saved since the last publish, one line each. */
  unpublished: readonly string[];
  canTakeBack: boolean;
}

/** What the owner types to set publishing up. */
export interface SetUp {
  address: string;
  branch: string;
  token: string;
}

export interface SetUpStep {
  step: string;
  state: 'done' | 'wrong' | 'later';
  words: string;
}

/** What the desk knows, or what of it is new. */
export interface DeskState {
  /** Goes up with each change, whoever makes it. */
  version: number;
  /** By file: what the draft holds, as it was typed; null where it cannot be read; absent where nothing is new. */
  values: Record<string, unknown>;
  /** By file, where it differs: what is saved; null for a file that is not saved yet. */
  saved: Record<string, unknown>;
  /** Every file that the draft has. */
  files: readonly string[];
  problems: readonly DeskProblem[];
  changes: readonly Change[];
  conflicts: readonly DeskConflict[];
  /** What Undo takes back, in words; null where there is nothing. */
  undoes: string | null;
  redoes: string | null;
  /** The preview can be asked for pages. */
  previewIsThere: boolean;
  /** The preview shows an older draft, because the present one has mistakes. */
  previewIsBehind: boolean;
  /** What can be referred to, by kind: the id of each and what it is called. */
  things: Record<string, readonly (readonly [id: string, name: string])[]>;
  /** What the words in braces stand for now: 'lowestPrice' → '₹750'. */
  facts: Readonly<Record<string, string>>;
  /** By name. */
  pictures: Record<string, { width: number; height: number }>;
}

/** What never changes while the desk is open. */
export interface DeskSetting {
  /** By file; those of folders by the folder: 'posts'. */
  forms: Record<string, FormField>;
  /** Where the preview is: 'http://localhost:5181'. */
  preview: string;
  /** "2026-11-23", in India. */
  today: string;
  /** Who works here, as far as somebody has said so; ''. */
  person: string;
}

/** All that the page asks of whoever keeps the content. */
export interface Desk {
  setting: () => Promise<DeskSetting>;
  /** All of it, or what is newer than a version. */
  read: (since?: number) => Promise<DeskState>;
  write: (act: Act) => Promise<DeskState>;
  undo: () => Promise<DeskState>;
  redo: () => Promise<DeskState>;
  /** Ends a conflict. */
  settle: (
    conflict: Pick<DeskConflict, 'file' | 'path'>,
    by: 'mine' | 'theirs',
  ) => Promise<DeskState>;
  /** Makes the draft what is saved again; Undo takes it back. */
  putAllBack: () => Promise<DeskState>;
  save: (by: string) => Promise<DeskState>;
  history: () => Promise<readonly Saved[]>;
  /** Undoes saves, newest first; `line`: one change of a single save, counted as its words are. */
  bringBack: (ids: readonly string[], line?: number) => Promise<DeskState>;
  publishState: () => Promise<PublishState>;
  publish: () => Promise<PublishState>;
  answerPublish: (
    conflict: Pick<DeskConflict, 'file' | 'path'>,
    by: 'mine' | 'theirs',
  ) => Promise<PublishState>;
  takeBack: () => Promise<PublishState>;
  stopPublish: () => Promise<PublishState>;
  setUp: (typed: SetUp) => Promise<readonly SetUpStep[]>;
  /** Takes in a photograph; answers with its name, or says why not. */
  takePicture: (file: File) => Promise<{ name: string } | { refused: string }>;
  /** Turns a photograph clockwise; answers with the name of the turned one. */
  turnPicture: (name: string) => Promise<{ name: string } | { refused: string }>;
  /** Where a photograph of the draft can be seen. */
  pictureAddress: (name: string) => string;
  /** Calls when there is something new, until the function that it gives is called. */
  follow: (
    onNews: (version: number) => void,
    onConnection: (isThere: boolean) => void,
  ) => () => void;
}
