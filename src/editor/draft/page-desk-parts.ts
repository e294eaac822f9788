import type { MeasurePicture } from '../pictures/measure-picture.ts';
import type { PreparePicture } from '../pictures/prepare-picture.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { DraftLog } from './draft-log.ts';
import { DraftPictures } from './draft-pictures.ts';
import type { DraftedSite } from './drafted-site.ts';
import { KeptDraft } from './kept-draft.ts';
import type { DraftSync } from '../sync/draft-sync.ts';
import { SavedContent } from './saved-content.ts';

/**
 * The dependencies of a `PageDesk`: the log of the draft, the store behind the desk, and everything that differs on the
 * web, on a computer and in tests.
 */
export interface PageDeskParts {
  log: DraftLog;
  workspace: Workspace;
  prepare: PreparePicture;
  measure: MeasurePicture;
  /** Returns the site with the rules of a date, "2026-11-23". */
  siteOn: (today: string) => DraftedSite;
  /** Returns the date at the place of the site: "2026-11-23". */
  today: () => string;
  /** In milliseconds: the workspace is asked for its head at most this often; without a limit if undefined. */
  lookInterval?: number;
  /**
   * Keeps the draft the same on all devices of a person; undefined if it stays on this one. `about`: the files that the
   * draft changes.
   */
  sync?: (parts: OpenedParts & { about: () => readonly string[] }) => DraftSync;
}

/** The same dependencies with the opened data of this device. */
export interface OpenedParts extends PageDeskParts {
  kept: KeptDraft;
  content: SavedContent;
  pictures: DraftPictures;
}

/**
 * Opens the data on this device: the draft, its added photographs, and the last known saved content. Without a draft on
 * this device, it asks the workspace for the saved content.
 */
export async function openParts(parts: PageDeskParts): Promise<OpenedParts> {
  const { log, workspace, prepare, measure, lookInterval } = parts;
  const content = new SavedContent(log, workspace, lookInterval);
  await content.remember();
  const kept = await KeptDraft.open(log, () => content.begin());
  const pictures = new DraftPictures(log, workspace, prepare, measure);
  await pictures.readAdded();
  return { ...parts, kept, content, pictures };
}
