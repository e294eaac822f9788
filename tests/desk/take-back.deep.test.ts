import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageDesk } from '../../src/editor/draft/page-desk.ts';
import type { DeskState, FileEdit } from '../../src/editor/protocol.ts';
import type { Workspace } from '../../src/editor/workspace/workspace.ts';
import { ContentCopy } from '../checker/content-copy.ts';
import { newDevice } from '../editor/device.ts';
import { openTab, workspaceIn } from './desk-at-hand.ts';

let content: ContentCopy;
let workspace: Workspace;
let desk: PageDesk;

beforeEach(async () => {
  content = new ContentCopy();
  ({ workspace } = await workspaceIn(content.folder));
  desk = await openTab(await newDevice()(), workspace);
});
afterEach(() => content.remove());

const priceOf = (plan: number, value: number): FileEdit => ({
  file: 'plans.yaml',
  edit: { kind: 'set', path: ['plans', plan, 'price'], value },
});
const publish = async (...edits: FileEdit[]) => {
  await desk.write({ edits });
  await desk.save('Asha');
  return (await desk.history())[0]!.id;
};
const prices = ({ values }: DeskState) =>
  (values['plans.yaml'] as { plans: { price: number }[] }).plans.map(({ price }) => price);
/** What visitors get, as another device sees it. */
const live = async () => prices(await (await openTab(await newDevice()(), workspace)).read(0));

test('what was published leaves the website and is a draft again', async () => {
  const before = await live();
  const id = await publish(priceOf(0, 800));
  const state = await desk.takeBack(id, 'Asha');
  expect(await live()).toEqual(before);
  expect(prices(state)[0]).toBe(800);
  expect(state.changes).toHaveLength(1);
  expect((await desk.history())[0]!.words).toEqual(['Beginners: price ₹800 → ₹750']);
});

test('what is typed while it is published stays', async () => {
  const before = await live();
  const id = await publish(priceOf(0, 800));
  let typed: Promise<unknown> | undefined;
  const commit = workspace.commit.bind(workspace);
  vi.spyOn(workspace, 'commit').mockImplementation(async (...sent) => {
    typed ??= desk.write({ edits: [priceOf(2, 1300)] });
    // Long enough for an act that does not wait.
    await Promise.race([typed, new Promise((resolve) => setTimeout(resolve, 200))]);
    return commit(...sent);
  });
  await desk.takeBack(id, 'Asha');
  await typed;
  expect(await live()).toEqual(before);
  expect(prices(await desk.read(0))).toEqual([800, before[1], 1300]);
});

test('what others published since stays, and what was not published yet too', async () => {
  const id = await publish(priceOf(0, 800));
  const other = await openTab(await newDevice()(), workspace);
  await other.write({ edits: [priceOf(1, 1000)] });
  await other.save('Rohan');
  await desk.look();
  await desk.write({ edits: [priceOf(2, 1300)] });
  const state = await desk.takeBack(id, 'Asha');
  expect(await live()).toEqual([750, 1000, 1150]);
  expect(prices(state)).toEqual([800, 1000, 1300]);
  expect(state.changes).toHaveLength(2);
});

test('it is refused where mistakes would remain, and nothing changes', async () => {
  const { values } = await desk.read(0);
  const { classes } = values['classes.yaml'] as { classes: { id: string }[] };
  const added = { ...classes[0], id: 'chess', name: 'Chess' };
  const id = await publish({
    file: 'classes.yaml',
    edit: { kind: 'insert', path: ['classes'], index: classes.length, value: added },
  });
  const other = await openTab(await newDevice()(), workspace);
  await other.write({
    edits: [
      {
        file: 'schedule/monday.yaml',
        edit: { kind: 'set', path: ['classes', 0, 'class'], value: 'chess' },
      },
    ],
  });
  await other.save('Rohan');
  const head = await workspace.head();
  await expect(desk.takeBack(id, 'Asha')).rejects.toThrow('published later needs it');
  expect((await workspace.head()).id).toBe(head.id);
  expect((await desk.read()).changes).toEqual([]);
});

test('it is taken back once', async () => {
  const id = await publish(priceOf(0, 800));
  await desk.takeBack(id, 'Asha');
  await expect(desk.takeBack(id, 'Asha')).rejects.toThrow('Nothing in it is left');
  expect(prices(await desk.read(0))[0]).toBe(800);
});

test('a lost answer keeps the changes as a draft', async () => {
  const before = await live();
  const id = await publish(priceOf(0, 800));
  const { commit } = workspace;
  workspace.commit = async (given) => {
    await commit(given);
    workspace.commit = commit;
    throw new TypeError('The answer is lost.');
  };
  await expect(desk.takeBack(id, 'Asha')).rejects.toThrow('lost');
  await desk.look();
  expect(await live()).toEqual(before);
  const state = await desk.read(0);
  expect(prices(state)[0]).toBe(800);
  expect(state.changes).toHaveLength(1);
});
