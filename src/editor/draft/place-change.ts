import type { YamlPath } from '../../yaml-edits/yaml-edit.ts';
import type { Names } from '../names.ts';
import type { Act, Change, ChangedPlace } from '../protocol.ts';

/** The place of a change: in the draft, or in the saved file where the draft lacks it. */
export interface PlaceOfChange {
  file: string;
  path: YamlPath;
  kind: 'written' | 'moved' | 'gone';
}

/** A change at one place, with the list item that was added or removed, if it is about one. */
export interface PlaceChange extends ChangedPlace {
  place: PlaceOfChange;
  /** The act that reverts it; {} where none does. */
  back: Act;
  item?: {
    did: 'added' | 'removed';
    value: unknown;
    called: string;
    /** The id of the first thing that it refers to, and the names of the others. */
    about?: string;
    others?: string;
  };
}

/** What an act did, in a sentence and another one about what follows. */
export type Sentence = Pick<Change, 'what' | 'rest'>;

/** Says in a sentence of the site what an act did at some places; undefined where the site has none for it. */
export type SentenceOfAct = (places: readonly PlaceChange[], names: Names) => Sentence | undefined;
