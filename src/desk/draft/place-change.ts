import type { Change, ChangedPlace } from './protocol.ts';

/** A change at one place, with the list item that it adds or removes, if any. */
export interface PlaceChange extends ChangedPlace {
  /** What a person would say of it, if its value is another one. */
  says?: string;
  item?: {
    did: 'added' | 'removed';
    value: unknown;
    called: string;
    /** The id of the first thing that it refers to, and the names of the others. */
    about?: string;
    others?: string;
  };
}

/** The description of an act: one sentence, and one about its consequences. */
export type Sentence = Pick<Change, 'what' | 'rest'>;
