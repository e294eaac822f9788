import type { FileEdit } from '../../editor/protocol.ts';
import type { Place } from '../../editor/place.ts';
import type { Subject } from '../subjects.ts';

/** Something else that the site says and that a change makes doubtful: offered, not done behind anybody's back. */
export interface Consequence {
  /** The part of the desk in which it comes up. */
  subject: Subject;
  /** The same as long as nothing about it changes. */
  key: string;
  fact: string;
  rest: string;
  /** What can be done about it, each a button. */
  answers: readonly { words: string; edits: readonly FileEdit[] }[];
  /** Where it is looked at; then it may also stay as it is. */
  place?: Place;
}
