import type { CheckedFiles } from '../../content/files.ts';
import type { Photograph } from '../../content/photographs.ts';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import type { Path } from '../../content/path.ts';
import { HostRefused, NotReached, type Step } from '../../host/workspace/requests.ts';
import {
  type EarlierPublish,
  type HostFault,
  type Progress,
  statusOf,
} from '../../host/workspace/workspace.ts';
import type { Field } from '../../content/field.ts';
import type { PictureSize } from '../pictures/prepare-picture.ts';
import { words } from '../words/words.ts';
import type { Publish } from './draft.ts';
import type { FieldPlace, FileEdit, Values } from './edit.ts';
import type { ParagraphConflict } from './merge-text.ts';

/**
 * The interface between the page of the desk, which holds the draft, and its worker, which knows the published content:
 * it reads, checks, renders and publishes.
 */

/** Whether the store of the published content can be reached; otherwise the reason. */
export type Connection = 'there' | HostFault;

/** The direction of a step. */
export type Way = 'undo' | 'redo';

/** The changes of one button press or one letter, applied together. */
export interface Action {
  /** The field that was changed: letters that are typed into it without a pause are undone together. */
  field?: FieldPlace;
  edits?: readonly FileEdit[];
  /**
   * Edits that come first and revert earlier actions; an action of which nothing is left disappears from the review.
   */
  putBack?: readonly FileEdit[];
  /** Its sentence, if its changed places would not say it well. */
  says?: string;
}

/** A problem of the check, shown beside its field. */
export interface DeskProblem {
  file: string;
  path: Path;
  /** A second field at fault, such as the other class at the same time. */
  beside?: Path | undefined;
  severity: 'error' | 'note';
  message: string;
  /** How to fix it; '' if the message or a button says so. */
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

/** One difference that an action makes, in words. */
export interface ChangedPlace {
  file: string;
  /** The path in the draft. */
  path: Path;
  /** "Experts: price" */
  what: string;
  before?: string;
  after?: string;
  /** The names of a photograph that was replaced, and of the one in its place. */
  pictures?: { before?: string; after?: string };
}

/** An action in words, with its differences. */
export interface Change {
  /** The id of the action. */
  id: string;
  /** "Joel D. leaves" */
  what: string;
  /** Its consequences: "Tenzin W. gives four of the classes, Kavya N. two." */
  rest?: string;
  /** The main one first. */
  places: readonly ChangedPlace[];
  /** Whether it is being published, and the outcome is not known yet. */
  isSent?: boolean;
  /** Whether undoing it would remove something whole. */
  isMade?: boolean;
}

/** A field that was changed here, and meanwhile by a publish of somebody else or by a later action. */
export interface DeskConflict {
  file: string;
  path: Path;
  what: string;
  /** The values in words; undefined where there is none, or it was removed. */
  was: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
  /** The whole paragraph on both sides, if the conflict is about one paragraph. */
  paragraph?: ParagraphConflict;
  /** Whether it comes from an earlier action of this draft that was undone alone, and nobody else is involved. */
  isOwn: boolean;
}

/** The result of a check of the draft. */
export interface Checked {
  problems: readonly DeskProblem[];
  /** Everything that can be referred to, by kind, as id and name. */
  things: Record<string, readonly (readonly [id: string, name: string])[]>;
  /** The current values of placeholders: 'lowestPrice' → '₹750'. */
  facts: Readonly<Record<string, string>>;
  /** How the place in the draft writes prices and times, with its clock. */
  place: PlaceFormats;
  /** Whether a page can be shown. */
  hasPages: boolean;
  /** Whether the pages show an older draft, because the current one has errors. */
  pagesAreBehind: boolean;
}

/** By name; `address` is the URL for the page of the desk. */
export type DeskPictures = Record<string, { width: number; height: number; address: string }>;

/** The published content. */
export interface PublishedValues {
  head: string;
  /** By file; null for a file that no screen can show. */
  values: Values;
}

/** What the page loads once, when the desk is opened. */
export interface DeskSetting {
  /** By file, or by the folder of the files: 'posts'. */
  forms: Record<string, Field>;
  /** "2026-11-23", at the place of the site, by the clock of the host. */
  today: string;
  /** The published place. */
  place: PlaceFormats;
  /** The person's name; '' if unknown. */
  person: string;
}

/** The outcome of a publish. */
export type PublishReply =
  | ({ kind: 'done'; isUnlisted?: boolean } & PublishedValues)
  /** Somebody else published first: nothing was changed. */
  | ({ kind: 'moved' } & PublishedValues)
  /** Nothing was changed; the reason in words. */
  | { kind: 'refused'; why: string };

/** What the desk has learnt from the store. */
export interface LookResult {
  connection: Connection;
  /** The published content, if it has changed. */
  published?: PublishedValues;
  /** The date at the place of the site, if the store answered. */
  today?: string;
  /** The photographs, if any can be shown now that could not before. */
  pictures?: DeskPictures;
}

/** A page of a draft: the one at the asked address, or the one around it while the website has none there. */
export interface DraftedPage {
  address: string;
  html: string;
}

/** The pages of a draft. */
export interface DraftedPages {
  paths: readonly string[];
  /** Renders a page for the frame; an unknown address renders "not found". */
  render: (address: string) => Promise<string>;
}

/**
 * Makes the pages of checked content. `day` is the date to render for, if later than `today`; the clock of the pages
 * then starts at noon.
 */
export type PagesOfDraft = (
  content: CheckedFiles,
  photographs: Record<string, Photograph>,
  today: string,
  day?: string,
) => DraftedPages;

/** The worker of the desk. */
export interface DeskEngine {
  setting: () => Promise<DeskSetting>;
  published: () => Promise<PublishedValues>;
  pictures: () => Promise<DeskPictures>;
  /** Asks the store for newer content; called regularly. */
  look: () => Promise<LookResult>;
  /** Checks the content with the id `base` after the edits of the draft; undefined if there is newer content. */
  check: (edits: readonly FileEdit[], base: string) => Promise<Checked | undefined>;
  /** Renders a page of the last checked draft, for a date ("2026-12-01"); undefined if it cannot be rendered yet. */
  page: (address: string, day?: string) => Promise<DraftedPage | undefined>;
  /** Publishes some edits of the content with the id `base`. */
  publish: (publish: Publish, edits: readonly FileEdit[], base: string) => Promise<PublishReply>;
  history: () => Promise<readonly EarlierPublish[]>;
  /** Who published the last change of a file; undefined if that is not known. */
  publisherOf: (file: string) => Promise<string | undefined>;
  /** The values of the files of an earlier publish after it, by file; undefined for deleted ones. */
  version: (id: string) => Promise<Values>;
  /** Publishes the content without the changes of a publish. */
  takeBack: (id: string, by: string, sentence: string) => Promise<PublishReply>;
  /** The progress of the last publish. */
  progress: () => Promise<Progress>;
  /** Adds a photograph to the draft; returns its name, or the reason for refusing it. */
  takePicture: (
    file: File,
    size: PictureSize | undefined,
  ) => Promise<{ name: string } | { refused: string }>;
  /** Rotates a photograph by 90° clockwise; returns the name of the new file. */
  turnPicture: (name: string) => Promise<{ name: string } | { refused: string }>;
}

/** Follows the pending request of the desk's worker, so that the page can show its progress and cancel it. */
export interface PendingRequest {
  follow: (listener: () => void) => () => void;
  step: () => Step | undefined;
  /** Cancels all pending requests. */
  stop: () => void;
}

/** Thrown when an action is refused, or done only in part; the message is for the person at the desk. */
export class DeskRefused extends Error {
  override readonly name = 'DeskRefused';
}

/** Whether the desk has a message for this error. Compares names: errors from the worker lose their class. */
export const isExpected = (error: unknown) =>
  ['NotReached', 'HostRefused', 'DeskRefused'].includes((error as Error).name);

/** Whether the host has refused this for good; its answer is then known. */
export const isRefusal = (fault: HostFault) => statusOf[fault] < 500;

/** Whether the outcome of a request is unknown, so that the desk asks again. */
export const isAnswerLost = ({ name, message }: Error) =>
  name === 'NotReached' || (name === 'HostRefused' && !isRefusal(message as HostFault));

/** The sentence that the desk shows for an error. */
export function reasonOf(error: unknown): string {
  if (!isExpected(error)) return 'The desk could not do this. What you typed before is kept.';
  const { name, message } = error as Error;
  if (name === 'HostRefused') return words.hostFaults[message as HostFault];
  return name === 'NotReached'
    ? 'The content of the website cannot be reached now. Your draft is kept; try again later.'
    : message;
}

/** The state of the connection after a failed request. Throws other errors again. */
export function connectionAfter(error: unknown): Connection {
  if (error instanceof NotReached) return 'away';
  if (error instanceof HostRefused) return error.message as HostFault;
  if (error instanceof DeskRefused) return 'there';
  throw error;
}
