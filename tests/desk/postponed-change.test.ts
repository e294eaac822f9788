import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskStore } from '../../src/desk/draft/desk-store.ts';
import type { Shown } from '../../src/desk/form/shown.ts';
import {
  changedFields,
  classFromDay,
  classOnDays,
  priceFromDay,
} from '../../src/desk/screens/postponed-change.ts';
import { rowsOfDay } from '../../src/desk/screens/timetable-rows.ts';
import type { Workspace } from '../../src/host/workspace/workspace.ts';
import { ContentCopy } from '../check/content-copy.ts';
import { openDesk, workspaceIn } from './desk-at-hand.ts';

const content = new ContentCopy();
let workspace: Workspace;
let tab: DeskStore;
beforeAll(async () => {
  ({ workspace } = await workspaceIn(content.folder));
});
afterAll(() => content.remove());
beforeEach(async () => {
  tab = await openDesk(workspace);
});

const plan = { file: 'plans.yaml', path: ['plans', 0] };
const day = 'schedule/monday.yaml';
type Fields = Record<string, unknown>;

const set = (file: string, path: (string | number)[], value: unknown) =>
  tab.write({ edits: [{ file, kind: 'set', path, value }] });
async function shownNow(): Promise<Shown> {
  await tab.checked();
  return tab.current();
}
const classes = (shown: Shown) => (shown.values[day] as { classes: Fields[] }).classes;
const said = () => tab.current().changes.map(({ what, rest }) => [what, rest]);

test('a price begins on a day, and until then the old one stays', async () => {
  set('plans.yaml', ['plans', 0, 'price'], 800);
  tab.write({ edits: priceFromDay(await shownNow(), plan, 750, '2027-01-01', false) });
  const { values } = await shownNow();
  expect((values['plans.yaml'] as { plans: Fields[] }).plans[0]).toMatchObject({
    price: 750,
    otherPrices: [{ price: 800, from: '2027-01-01' }],
  });
  expect(said()).toEqual([['Beginners: ₹800 from Fri 1 January 2027 on', undefined]]);
});

test('a price that is said before joins those that there are, and the sentence says it', async () => {
  set('plans.yaml', ['plans', 0, 'price'], 800);
  tab.write({ edits: priceFromDay(await shownNow(), plan, 750, '2027-01-01', false) });
  set('plans.yaml', ['plans', 0, 'price'], 700);
  tab.write({ edits: priceFromDay(await shownNow(), plan, 750, '2027-02-01', true) });
  const { changes } = tab.current();
  expect(changes.at(-1)!.what).toBe('Beginners: ₹700 from Mon 1 February 2027 on, said before');
  const { values, problems } = await shownNow();
  expect((values['plans.yaml'] as { plans: Fields[] }).plans[0]!['otherPrices']).toHaveLength(2);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a class changes from a day on: the old one ends on the day before, in the order of the day', async () => {
  const before = classes(await shownNow());
  const saved = before[0]!;
  set(day, ['classes', 0, 'start'], '23:00');
  set(day, ['classes', 0, 'end'], '23:30');
  const shown = await shownNow();
  const [row] = rowsOfDay(shown.values, 'monday');
  expect(changedFields(classes(shown)[0]!, saved)).toEqual(['start', 'end']);
  tab.write({ edits: classFromDay(shown, row!, saved, '2027-01-04') });
  const after = classes(await shownNow());
  expect(after[0]).toEqual({ ...saved, until: '2027-01-03' });
  expect(after.at(-1)).toEqual({ ...saved, start: '23:00', end: '23:30', from: '2027-01-04' });
  expect(after).toHaveLength(before.length + 1);
  const { problems } = await shownNow();
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(said()).toEqual([
    ['Cycling (Monday) changes from Mon 4 January 2027', '11:00 pm, with Joel D.'],
  ]);
});

test('another coach from a day on is one change', async () => {
  const [saved] = classes(await shownNow());
  set(day, ['classes', 0, 'trainer'], 'kavya-n');
  const shown = await shownNow();
  const [row] = rowsOfDay(shown.values, 'monday');
  tab.write({ edits: classFromDay(shown, row!, saved!, '2027-01-04') });
  expect(said()).toEqual([
    ['Cycling (Monday) changes from Mon 4 January 2027', '9:00 am, with Kavya N.'],
  ]);
});

test('a class changes on some days only: the timetable stays, and the notice has the change', async () => {
  const [saved] = classes(await shownNow());
  set(day, ['classes', 0, 'trainer'], 'kavya-n');
  const shown = await shownNow();
  const [row] = rowsOfDay(shown.values, 'monday');
  const days = { from: '2026-12-07', until: '2026-12-20' };
  tab.write({ edits: classOnDays(shown, row!, saved!, days) });
  expect(classes(await shownNow())[0]).toEqual(saved);
  const state = tab.current();
  expect((state.values['notice.yaml'] as { changes: Fields[] }).changes).toEqual([
    { ...days, class: 'cycling', start: '09:00', trainer: 'kavya-n' },
  ]);
  expect(state.changes.map(({ what }) => what)).toEqual([
    expect.stringContaining('Kavya N. gives Cycling on Mon'),
  ]);
});
