import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PageDesk } from '../../src/editor/draft/page-desk.ts';
import type { Workspace } from '../../src/editor/workspace/workspace.ts';
import type { FileEdit, DeskState } from '../../src/editor/protocol.ts';
import type { YamlPath } from '../../src/yaml-edits/yaml-edit.ts';
import { ContentCopy } from '../checker/content-copy.ts';
import { newDevice } from '../editor/device.ts';
import { openTab, workspaceIn } from './desk-at-hand.ts';

const content = new ContentCopy();
let workspace: Workspace;
let tab: PageDesk;
let another: () => Promise<PageDesk>;
beforeAll(async () => {
  ({ workspace } = await workspaceIn(content.folder));
});
afterAll(() => content.remove());
beforeEach(async () => {
  const device = newDevice();
  another = async () => openTab(await device(), workspace);
  tab = await another();
});

const set = (file: string, path: YamlPath, value: unknown): FileEdit => ({
  file,
  edit: { kind: 'set', path, value },
});
const setPrice = (plan: number, value: number) => ({
  edits: [set('plans.yaml', ['plans', plan, 'price'], value)],
});
const setCoach = (day: string, index: number, coach: string) =>
  set(`schedule/${day}.yaml`, ['classes', index, 'trainer'], coach);
const said = ({ changes }: DeskState) => changes.map(({ what }) => what);
const valuesOf = async (desk: PageDesk) => (await desk.read()).values;

interface Row {
  trainer: string;
}
/** Joel D. leaves: Tenzin W. has Mondays, Kavya N. the other days. */
async function leave() {
  const { values } = await tab.read();
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const listed = <Item>(file: string, list: string) =>
    (values[file] as Record<string, Item[]>)[list]!;
  const at = listed<{ id: string }>('trainers.yaml', 'trainers').findIndex(
    ({ id }) => id === 'joel-d',
  );
  const given = days.flatMap((day) =>
    listed<Row>(`schedule/${day}.yaml`, 'classes').flatMap(({ trainer }, index) =>
      trainer === 'joel-d' ? [setCoach(day, index, day === 'monday' ? 'tenzin-w' : 'kavya-n')] : [],
    ),
  );
  const removal: FileEdit = {
    file: 'trainers.yaml',
    edit: { kind: 'remove', path: ['trainers'], index: at },
  };
  return { given, state: await tab.write({ edits: [...given, removal] }) };
}

test('a coach who leaves is one change with all its places, and goes back as one', async () => {
  const before = await valuesOf(tab);
  const { given, state } = await leave();
  expect(said(state)).toEqual([expect.stringMatching(/^Joel D\. leaves; .* take over$/)]);
  const [change] = state.changes;
  expect(change!.places[0]).toMatchObject({ file: 'trainers.yaml', what: 'Joel D. removed' });
  expect(change!.places.length).toBeGreaterThan(given.length);
  expect(change!.rest).toMatch(/ of the classes\.$/);
  expect(state.undoes).toBe(change!.what);
  // Later changes elsewhere remain.
  await tab.write(setPrice(0, 800));
  const after = await tab.write(change!.back);
  expect(said(after)).toEqual(['Beginners: price ₹800 instead of ₹750']);
  const { 'plans.yaml': plans, ...others } = await valuesOf(tab);
  expect(plans).toMatchObject({ plans: [{ price: 800 }, {}, {}] });
  expect(others).toEqual(Object.fromEntries(Object.entries(before).filter(([f]) => f in others)));
});

test('a place that a later act changes is of that act, until it is undone', async () => {
  const { given } = await leave();
  const { file, edit } = given[0]!;
  const later = await tab.write({ edits: [set(file, edit.path, 'arjun-k')] });
  expect(later.changes).toHaveLength(2);
  const [places, own] = [
    later.changes.flatMap((one) => one.places),
    later.changes.find(({ what }) => !what.startsWith('Joel')),
  ];
  expect(own!.places).toHaveLength(1);
  expect(new Set(places.map((one) => JSON.stringify(one))).size).toBe(places.length);
  const undone = await tab.undo();
  expect(said(undone)).toHaveLength(1);
  expect(undone.changes[0]!.places).toHaveLength(places.length);
  expect((await tab.redo()).changes).toHaveLength(2);
});

test('an act whose places later acts have changed disappears', async () => {
  await tab.write({ edits: [...setPrice(0, 800).edits, ...setPrice(1, 1000).edits] });
  await tab.write(setPrice(0, 810));
  const state = await tab.write(setPrice(1, 1010));
  expect(said(state)).toEqual([
    'Beginners: price ₹810 instead of ₹750',
    'Intermediates: price ₹1,010 instead of ₹950',
  ]);
  expect(said(await tab.write(setPrice(0, 750)))).toEqual([
    'Intermediates: price ₹1,010 instead of ₹950',
  ]);
});

test('places stay with their acts while list items come, go and move', async () => {
  const onPlans = (edit: FileEdit['edit']) => ({ edits: [{ file: 'plans.yaml', edit }] });
  await tab.write({ edits: [...setPrice(0, 800).edits, ...setPrice(2, 1250).edits] });
  await tab.write(onPlans({ kind: 'move', path: ['plans'], from: 2, to: 0 }));
  const state = await tab.write(onPlans({ kind: 'remove', path: ['plans'], index: 2 }));
  const prices = state.changes.find(({ places }) => places.length === 2)!;
  expect(prices.places.map(({ what }) => what).sort()).toEqual([
    'Beginners: price',
    'Experts: price',
  ]);
  await tab.write(prices.back);
  const { 'plans.yaml': value } = await valuesOf(tab);
  expect(value).toMatchObject({
    plans: [
      { name: 'Experts', price: 1150 },
      { name: 'Beginners', price: 750 },
    ],
  });
});

test('letters typed into one field are one change, whenever they are typed', async () => {
  for (const price of [8, 80, 800]) await tab.write({ ...setPrice(0, price), key: 'visit 1' });
  await tab.write(setPrice(1, 1000));
  const state = await tab.write({ ...setPrice(0, 850), key: 'visit 2' });
  expect(said(state)).toEqual([
    'Beginners: price ₹850 instead of ₹750',
    'Intermediates: price ₹1,000 instead of ₹950',
  ]);
});

test('a cancelled class is told as people say it, and so is an hour of a day', async () => {
  const add = (file: string, list: string, value: object): FileEdit => ({
    file,
    edit: { kind: 'add', path: [list], value: [value] },
  });
  const cancelled = {
    date: '2026-12-04',
    class: 'running',
    start: '18:00',
    reason: 'Joel is away',
  };
  await tab.write({ edits: [add('notice.yaml', 'cancellations', cancelled)] });
  const closed = { date: '2027-01-26', closed: true, reason: 'Republic Day' };
  const state = await tab.write({ edits: [add('hours.yaml', 'exceptions', closed)] });
  expect(state.changes.map(({ what, rest }) => [what, rest])).toEqual([
    ['Closed on Tuesday 26 January, Republic Day', undefined],
    ['Running on Friday 4 December is cancelled', '6:00 pm. Visitors read: “Joel is away”.'],
  ]);
  const typed = await tab.write({
    edits: [set('notice.yaml', ['cancellations', 0, 'date'], '2026-12-11')],
  });
  expect(said(typed)[1]).toBe('Running on Friday 11 December is cancelled');
});

test('another tab, and one that is opened later, see the same acts', async () => {
  const other = await another();
  await other.read();
  await leave();
  const state = await tab.write(setPrice(0, 800));
  await other.readOthers();
  expect((await other.read()).changes).toEqual(state.changes);
  expect((await (await another()).read()).changes).toEqual(state.changes);
});

test('what is put back one by one leaves nothing', async () => {
  await leave();
  await tab.write(setPrice(0, 800));
  await tab.write({ edits: [set('plans.yaml', ['plans', 0, 'name'], 'First steps')] });
  let { changes } = await tab.read();
  for (let left = changes.length; left > 0; left--) {
    ({ changes } = await tab.write(changes.at(-1)!.back));
    expect(changes).toHaveLength(left - 1);
  }
});

test('what is put back and changed again is not of the first act', async () => {
  const { state } = await leave();
  await tab.write(state.changes[0]!.back);
  const { values } = await tab.read();
  const { trainers } = values['trainers.yaml'] as { trainers: { id: string }[] };
  const index = trainers.findIndex(({ id }) => id === 'joel-d');
  const again = await tab.write({
    edits: [{ file: 'trainers.yaml', edit: { kind: 'remove', path: ['trainers'], index } }],
  });
  expect(again.changes).toMatchObject([{ what: 'Joel D. leaves', places: [{}] }]);
});

test('a notice is told as put up, and as taken down', async () => {
  const notice = { text: 'No water.', from: '2026-12-01', until: '2026-12-05' };
  const state = await tab.write({
    edits: [{ file: 'notice.yaml', edit: { kind: 'add', path: ['notices'], value: [notice] } }],
  });
  expect(state.changes).toMatchObject([
    { what: 'A notice is put up', rest: expect.stringContaining('“No water.”, on Tue') as string },
  ]);
  await tab.save('Asha');
  const taken = await tab.write({
    edits: [{ file: 'notice.yaml', edit: { kind: 'take', path: ['notices'] } }],
  });
  expect(said(taken)).toEqual(['A notice is taken down']);
});

test('an act that was saved takes no part in what is changed after it', async () => {
  await leave();
  await tab.save('Asha');
  await tab.write(setPrice(0, 800));
  const undone = await tab.undo().then(() => tab.undo());
  // The coach is restored, but not by an act of the draft.
  expect(undone.changes.length).toBeGreaterThan(1);
  expect(undone.changes.every(({ places }) => places.length === 1)).toBe(true);
  const again = await tab.redo();
  expect(again.changes).toEqual([]);
});
