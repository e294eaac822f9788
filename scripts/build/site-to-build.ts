import type { ContentModel } from '../../src/check/model.ts';

/** The interface of a site for the builder and the development server; this one's is scripts/build/site/site.ts. */
export interface SiteToBuild {
  /** "2026-11-21": the current date in the site's time zone. */
  today: () => string;
  /** When the content of a folder last changed, in seconds since 1970. */
  changedAt: (folder: string) => number;
  modelOn: (today: string) => ContentModel;
  /** The place as site.yaml has it now; `__PLACE__` keeps its value from the start of the process. */
  placeIn: (folder: string) => object;
  /** "https://ironbanyan.example", from checked content. */
  addressIn: (content: ReadonlyMap<string, unknown>) => string;
  /** Other sites that forms of the pages lead to: "https://wa.me". */
  formHostsIn: (content: ReadonlyMap<string, unknown>) => readonly string[];
}
