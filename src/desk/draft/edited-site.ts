import type { SiteNames } from '../words/names.ts';
import type { Place } from './place.ts';
import type { Act, DeskSetting } from './protocol.ts';

/** The values of the draft, by file. */
interface DraftValues {
  values: Readonly<Record<string, unknown>>;
}

/** The interface that the editor needs from the site whose content it edits. */
export interface EditedSite {
  names: SiteNames;
  /** The placeholders that any sentence may contain, in the order in which they are offered. */
  facts: readonly string[];
  /** The address of the page that shows the value of a field. */
  pageOfField: (draft: DraftValues, place: Place) => string;
  /** The first day of the dated entry that a field belongs to, if it is in the future: "2026-12-01". */
  futureFirstDay: (
    draft: DraftValues & { setting: DeskSetting },
    place: Place,
  ) => string | undefined;
  /** The act that follows a change of a field: the address of a new post follows its title. */
  actFollowing: (
    draft: DraftValues & { files: readonly string[]; saved: Readonly<Record<string, unknown>> },
    place: Place,
    next: unknown,
  ) => Act;
  /** The route after a change, if it names an item of a list by its index; without the index once the item is gone. */
  routeAfter: (
    route: readonly string[],
    placeAfter: (place: Place) => Place | undefined,
  ) => readonly string[];
  /** By screen: other places where visitors see the content, besides the previewed page. */
  alsoOn: Readonly<Record<string, string>>;
}
