import type { SiteNames } from './names.ts';
import type { Place } from './place.ts';
import type { Act, DeskSetting, DeskState } from './protocol.ts';

/** The site whose content is edited, as the editor needs it. */
export interface EditedSite {
  names: SiteNames;
  /** The placeholders that any sentence may contain, in the order in which they are offered. */
  facts: readonly string[];
  /** The page that shows the value of a field. */
  pageOfField: (draft: Pick<DeskState, 'values'>, place: Place) => string;
  /** The first day on which visitors see a field, if that is in the future: "2026-12-01". */
  dayAhead: (
    draft: Pick<DeskState, 'values'> & { setting: DeskSetting },
    place: Place,
  ) => string | undefined;
  /** What goes with a change of a field: the address of a new post follows its title. */
  actFollowing: (
    draft: Pick<DeskState, 'files' | 'saved' | 'values'>,
    place: Place,
    next: unknown,
  ) => Act;
  /** By screen: where else its content is seen, beside the page of the preview. */
  alsoOn: Readonly<Record<string, string>>;
}
