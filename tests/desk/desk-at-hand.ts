import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFiles } from '../../scripts/desk/folder-files.ts';
import { folderWorkspace } from '../../scripts/desk/folder-workspace.ts';
import { historyOf } from '../../scripts/desk/history/history-of.ts';
import { PageDesk } from '../../src/editor/draft/page-desk.ts';
import type { PageDeskParts } from '../../src/editor/draft/page-desk-parts.ts';
import type { DraftLog } from '../../src/editor/draft/draft-log.ts';
import type { MeasurePicture } from '../../src/editor/pictures/measure-picture.ts';
import type { Workspace } from '../../src/editor/workspace/workspace.ts';
import { caches } from '../../scripts/disk/caches.ts';
import { model, root } from '../checker/content-copy.ts';
import { site } from './content-at-desk.ts';

/** The workspace of a content folder, as a new desk serves it. */
export async function workspaceIn(folder: string): Promise<{ workspace: Workspace; own: string }> {
  const own = mkdtempSync(join(tmpdir(), 'desk-own-'));
  const workspace = folderWorkspace({
    modelNow: () => model,
    files: new FolderFiles(folder, model),
    history: await historyOf(folder, own),
    own,
    colours: caches(root).placeholderColours,
  });
  return { workspace, own };
}

/** A tab of the desk. */
export const openTab = (
  log: DraftLog,
  workspace: Workspace,
  measure: MeasurePicture = () => Promise.reject(new Error('Pictures are measured in browsers.')),
  sync?: PageDeskParts['sync'],
  lookInterval = 0,
): Promise<PageDesk> =>
  PageDesk.open({
    log,
    workspace,
    prepare: () => Promise.reject(new Error('Pictures are prepared in browsers.')),
    measure,
    siteOn: () => site,
    today: () => model.today,
    lookInterval,
    ...(sync && { sync }),
  });
