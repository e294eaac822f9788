import type { FileEdit } from '../../editor/protocol.ts';
import type { Place } from '../../editor/place.ts';
import type { Subject } from '../subjects.ts';

/** A question after a change: other content may now be wrong. Nothing is edited until the user chooses an answer. */
export interface Consequence {
  /** The subject under which it is shown. */
  subject: Subject;
  /** Identifies the question: a dismissed one stays dismissed while its key is the same. */
  key: string;
  /** The first sentence: the contradiction. */
  fact: string;
  /** The second sentence: the proposed change; may be empty. */
  rest: string;
  /** The possible answers, each a button. */
  answers: readonly { words: string; edits: readonly FileEdit[] }[];
  /** The field to open. With it, the user may also leave the content as it is. */
  place?: Place;
}
