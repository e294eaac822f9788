import type { SiteNames } from './names.ts';
import type { Place } from './place.ts';
import type { DeskSetting, DeskState } from './protocol.ts';

/** What the editor must know of the site whose content it edits. */
export interface EditedSite {
  names: SiteNames;
  /** The words in braces that any sentence may hold, in the order in which they are offered. */
  facts: readonly string[];
  /** The page on which the value of a field is seen. */
  pageOfField: (draft: Pick<DeskState, 'saved' | 'problems' | 'values'>, place: Place) => string;
  /** The first day on which visitors see what is at a place, where that is still to come: "2026-12-01". */
  dayAhead: (
    draft: Pick<DeskState, 'values'> & { setting: DeskSetting },
    place: Place,
  ) => string | undefined;
  /** Where else visitors see what a screen changes, beside the page of the preview. */
  alsoOn: Readonly<Record<string, string>>;
}
