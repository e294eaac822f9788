import 'fake-indexeddb/auto';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { FolderStore } from '../../scripts/desk/folder-store.ts';
import { beginHistory } from '../../scripts/desk/git-history.ts';
import { caches } from '../../scripts/disk.ts';
import type { Edit } from '../../src/content/edit.ts';
import type { Path } from '../../src/content/path.ts';
import { ContentEngine } from '../../src/desk/draft/content-engine.ts';
import { DeskStore } from '../../src/desk/draft/desk-store.ts';
import { DraftDatabase } from '../../src/desk/draft/draft-database.ts';
import type { Action } from '../../src/desk/draft/protocol.ts';
import type { MeasurePicture, PreparePicture } from '../../src/desk/pictures/prepare-picture.ts';
import type { Workspace } from '../../src/host/workspace/workspace.ts';
import type { DeskState } from '../../src/desk/draft/desk-state.ts';
import { ContentCopy, today, root } from '../check/content-copy.ts';

/** The workspace of a content folder, as a new desk serves it. */
export async function workspaceIn(folder: string): Promise<{ workspace: Workspace }> {
  const own = mkdtempSync(join(tmpdir(), 'desk-own-'));
  const { placeholderColours: colours } = caches(root);
  if (!existsSync(join(folder, '.git'))) await beginHistory(folder);
  return { workspace: new FolderStore({ folder, own, today: () => today, colours }) };
}

/** The name of the draft of a new device: files of tests share one IndexedDB, so that no count would tell them apart. */
export const newDevice = () => `device ${crypto.randomUUID()}`;

const inBrowsers = () => Promise.reject(new Error('Pictures are prepared in browsers.'));
const work = { follow: () => () => undefined, step: () => undefined, stop: () => undefined };

/** The desk as a device opens it, with its draft. */
export async function openDesk(
  workspace: Workspace,
  device = newDevice(),
  measure: MeasurePicture = inBrowsers,
  dayOfDevice = today,
  prepare: PreparePicture = inBrowsers,
): Promise<DeskStore> {
  const database = await DraftDatabase.open(device);
  const engine = await ContentEngine.open({
    database,
    workspace,
    prepare,
    measure,
    loadPages: async () => (await import('../../src/desk/preview/pages-of-draft.ts')).pagesOfDraft,
    today: () => dayOfDevice,
  });
  const store = await DeskStore.open({
    engine,
    database,
    work,
    now: () => Date.parse('2026-11-25T09:00:00+05:30'),
  });
  await store.checked();
  return store;
}

/** A desk on a copy of the content, which is opened anew for each test. */
export function deskOfEachTest() {
  const content = new ContentCopy();
  const opened = {} as { desk: DeskStore; workspace: Workspace };
  beforeAll(async () => Object.assign(opened, await workspaceIn(content.folder)));
  beforeEach(async () => {
    opened.desk = await openDesk(opened.workspace);
  });
  afterAll(() => content.remove());
  return opened;
}

/** What a desk shows once it has checked its draft. */
export async function checkedState(desk: DeskStore): Promise<DeskState> {
  await desk.checked();
  return desk.current();
}

/** What it says of mistakes. */
export const errorsOf = async (desk: DeskStore) =>
  (await checkedState(desk)).problems
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

/** An action that sets one value. */
export const set = (file: string, path: Path, value: unknown): Action => ({
  edits: [{ file, kind: 'set', path, value }],
});

/** An action with these edits of one file. */
export const editsOf = (file: string, ...edits: readonly Edit[]): Action => ({
  edits: edits.map((edit) => ({ file, ...edit })),
});

export const setPrice = (plan: number, price: number) =>
  set('plans.yaml', ['plans', plan, 'price'], price);

export const priceIn = (store: DeskStore, plan: number) =>
  (store.current().values['plans.yaml'] as { plans: { price: number }[] }).plans[plan]!.price;

export const said = (store: DeskStore) => store.current().changes.map(({ what }) => what);
