import type { Place } from '../place.ts';

/** A required value that the draft lacks. Pages show a stand-in, which the frame finds and marks. */
export interface Gap {
  place: Place;
  /** The possible texts of the stand-in on a page. */
  words: readonly string[];
  /** Texts near it: those of the thing it belongs to. */
  near: readonly string[];
  /** Its label on the page: "Not filled in yet: Title". */
  says: string;
  /** The name of its button for screen readers: "Fill in: Title". */
  name: string;
  /** Whether the texts are unique on the page, unlike a price or a name. */
  isAlone: boolean;
}
