import type { ContentModel } from '../../src/checker/model.ts';

/** What must be known of the site that is built or served. */
export interface SiteToBuild {
  /** "2026-11-21": the day that counts as today where the site is at home. */
  today: () => string;
  modelOn: (today: string) => ContentModel;
  /** "https://ironbanyan.example", from checked content. */
  addressIn: (content: ReadonlyMap<string, unknown>) => string;
}
