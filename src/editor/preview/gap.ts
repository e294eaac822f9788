import type { Place } from '../place.ts';

/** What a draft still lacks. Its pages have a stand-in there, which the frame of the preview finds and marks. */
export interface Gap {
  place: Place;
  /** The texts as which a page may show the stand-in. */
  words: readonly string[];
  /** Texts near it: those of the thing to which it belongs. */
  near: readonly string[];
  /** "Not filled in yet: Title" */
  says: string;
  /** For a screen reader: "Fill in: Title" */
  name: string;
  /** Whether the words can be nowhere else, unlike a price or a name. */
  isAlone: boolean;
}
