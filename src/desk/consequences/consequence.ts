import type { FileEdit } from '../../editor/protocol.ts';
import type { Place } from '../../editor/place.ts';
import type { Subject } from '../subjects.ts';

/** Content that a change may have made wrong; the desk asks before it changes it. */
export interface Consequence {
  /** The subject under which it is shown. */
  subject: Subject;
  /** Changes whenever the question does. */
  key: string;
  fact: string;
  rest: string;
  /** The possible answers, each a button. */
  answers: readonly { words: string; edits: readonly FileEdit[] }[];
  /** Where to look; the answer may then be to leave it. */
  place?: Place;
}
