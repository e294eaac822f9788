import { expect, test } from 'vitest';
import { committed, headMoved } from '../../src/editor/draft/head-entries.ts';
import type { DraftEntry } from '../../src/editor/draft/draft-entry.ts';
import type { Draft } from '../../src/editor/draft/draft.ts';
import { KeptDraft } from '../../src/editor/draft/kept-draft.ts';
import type { Act } from '../../src/editor/protocol.ts';
import { EditRefused } from '../../src/yaml-edits/edit-refused.ts';
import { newDevice } from './device.ts';

const plans = 'name: Experts # the third\nprice: 1150\nline: Week by week.\n';
const hours = 'opens: "05:30"\n';
const saved = new Map([
  ['plans.yaml', plans],
  ['hours.yaml', hours],
]);

/** A device, and its draft after each restart. */
function place() {
  const log = newDevice();
  return async (
    texts: ReadonlyMap<string, string> = saved,
    length?: { most: number; kept: number },
  ) =>
    KeptDraft.open(
      await log(),
      () =>
        Promise.resolve({
          head: 'first',
          saved: [...texts],
          texts: [...texts],
          conflicts: [],
        }),
      length,
    );
}

const set = (name: string, value: unknown, key?: string): Act => ({
  edits: [{ file: 'plans.yaml', edit: { kind: 'set', path: [name], value } }],
  ...(key !== undefined && { key }),
});
const write = (kept: KeptDraft, act: Act) => kept.change((draft) => draft.write(act));
const undo = (kept: KeptDraft) => kept.change((draft) => draft.undo());
const redo = (kept: KeptDraft) => kept.change((draft) => draft.redo());
let heads = 0;
/** Saves from elsewhere. */
const saveOutside = (kept: KeptDraft, texts: ReadonlyMap<string, string>) =>
  kept.change((draft) => headMoved(draft, `head ${++heads}`, texts));
const begin = (id: string): DraftEntry => ({
  kind: 'commit',
  commit: { id, base: 'first', by: 'Asha', words: ['one'] },
});

const all = ({ draft }: KeptDraft) => ({
  texts: Object.fromEntries(draft.texts),
  saved: Object.fromEntries(draft.saved),
  conflicts: draft.conflicts,
  canUndo: draft.steps.undoes !== undefined,
  canRedo: draft.steps.redoes !== undefined,
});
const plansOf = ({ draft }: { draft: Draft }) => draft.texts.get('plans.yaml');
const disk = (changed: Record<string, string | null>) => {
  const texts = new Map(saved);
  for (const [name, text] of Object.entries(changed))
    if (text === null) texts.delete(name);
    else texts.set(name, text);
  return texts;
};

test('a draft that begins is what is saved', async () => {
  expect(all(await place()())).toEqual({
    texts: Object.fromEntries(saved),
    saved: Object.fromEntries(saved),
    conflicts: [],
    canUndo: false,
    canRedo: false,
  });
});

test('everything is there again after a start, and Undo and Redo go on', async () => {
  const open = place();
  const kept = await open();
  await write(kept, set('price', 1250));
  await write(kept, { make: [{ file: 'posts/new.yaml', value: { title: 'New' } }] });
  await write(kept, { rename: [{ from: 'posts/new.yaml', to: 'posts/desk.yaml' }] });
  await write(kept, { drop: ['hours.yaml'] });
  await undo(kept);
  const again = await open();
  expect(all(again)).toEqual(all(kept));
  await redo(again);
  expect(again.draft.texts.has('hours.yaml')).toBe(false);
  for (let acts = 0; acts < 4; acts++) await undo(again);
  expect(again.draft.texts).toEqual(saved);
  expect(all(await open())).toEqual(all(again));
});

test('two tabs of one draft see every change of each other, in one order', async () => {
  const open = place();
  const [one, other] = [await open(), await open()];
  await Promise.all([
    write(one, set('price', 1250)),
    write(other, set('line', 'Day by day.')),
    write(one, { drop: ['hours.yaml'] }),
  ]);
  await Promise.all([one.read(), other.read()]);
  expect(all(one)).toEqual(all(other));
  expect(plansOf(one)).toBe(plans.replace('1150', '1250').replace('Week by week', 'Day by day'));
  await undo(other);
  await one.read();
  expect(all(one)).toEqual(all(other));
  expect(one.draft.texts.get('hours.yaml')).toBe(hours);
});

test('letters typed into one field are one act for Undo, also after a start', async () => {
  const open = place();
  const kept = await open();
  for (const price of [1, 12, 125, 1250]) await write(kept, set('price', price, 'visit 1 price'));
  await write(kept, set('line', 'W', 'visit 2 line'));
  await write(kept, set('line', 'We', 'visit 2 line'));
  const again = await open();
  await undo(again);
  expect(plansOf(again)).toBe(plans.replace('1150', '1250'));
  await undo(again);
  expect(plansOf(again)).toBe(plans);
  expect(again.draft.steps.undoes).toBeUndefined();
  await redo(again);
  expect(plansOf(again)).toBe(plans.replace('1150', '1250'));
});

test('what is typed after Undo does not join what was undone', async () => {
  const kept = await place()();
  await write(kept, set('price', 1250, 'visit 1 price'));
  await write(kept, set('line', 'Other.'));
  await undo(kept);
  await write(kept, set('price', 1350, 'visit 1 price'));
  await undo(kept);
  expect(plansOf(kept)).toBe(plans.replace('1150', '1250'));
});

test('an act that does not fit changes nothing, not even its first half', async () => {
  const kept = await place()();
  const edits = [...set('price', 1250).edits!, ...set('nothing', 1).edits!];
  await expect(write(kept, { edits })).rejects.toThrow(EditRefused);
  const make = [{ file: 'hours.yaml', value: {} }];
  await expect(write(kept, { make })).rejects.toThrow(EditRefused);
  await expect(write(kept, { drop: ['none.yaml'] })).rejects.toThrow(EditRefused);
  expect(kept.draft.texts).toEqual(saved);
  expect(kept.draft.steps.undoes).toBeUndefined();
});

test('after many acts old ones are forgotten, in every tab, and the last ones are not', async () => {
  const open = place();
  const length = { most: 300, kept: 100 };
  const [kept, idle] = [await open(saved, length), await open(saved, length)];
  for (let price = 1; price <= 310; price++) await write(kept, set('price', price));
  const again = await open(saved, length);
  expect(all(again)).toEqual(all(kept));
  await idle.read();
  expect(all(idle)).toEqual(all(kept));
  for (let steps = 0; steps < 100; steps++) await undo(again);
  expect(plansOf(again)).toBe(plans.replace('1150', '210'));
});

test('another field that was saved outside comes in, and Undo keeps it', async () => {
  const theirs = plans.replace('Week by week.', 'Day by day.');
  const kept = await place()();
  await write(kept, set('price', 1250));
  await saveOutside(kept, disk({ 'plans.yaml': theirs }));
  expect(plansOf(kept)).toBe(theirs.replace('1150', '1250'));
  expect(kept.draft.saved.get('plans.yaml')).toBe(theirs);
  expect(kept.draft.conflicts).toEqual([]);
  await undo(kept);
  expect(plansOf(kept)).toBe(theirs);
  expect(kept.draft.changedFiles()).toEqual([]);
});

test('the same field that was saved outside is asked about until it is settled', async () => {
  const open = place();
  const kept = await open();
  await write(kept, set('price', 1250));
  await saveOutside(kept, disk({ 'plans.yaml': plans.replace('1150', '1300') }));
  const conflict = {
    file: 'plans.yaml',
    path: ['price'],
    base: 1150,
    mine: 1250,
    theirs: 1300,
    since: plans,
  };
  expect(kept.draft.conflicts).toEqual([conflict]);
  const again = await open();
  expect(all(again)).toEqual(all(kept));
  // Saving another file does not resolve the conflict.
  const both = disk({
    'plans.yaml': plans.replace('1150', '1300'),
    'hours.yaml': 'opens: "06:00"\n',
  });
  await saveOutside(again, both);
  expect(again.draft.conflicts).toEqual([conflict]);
  await again.change((draft) => draft.settle(conflict));
  expect(again.draft.conflicts).toEqual([]);
  expect(plansOf(again)).toBe(plans.replace('1150', '1250'));
  expect((await open()).draft.conflicts).toEqual([]);
});

const merging = `name: Experts # the third
<<<<<<< HEAD
price: 1250
||||||| 1a2b3c
price: 1150
=======
price: 1200
>>>>>>> theirs
line: Day by day.
`;

test.each([
  ['while the desk runs', 1150],
  ['before it starts', undefined],
])('marks of a merge that git could not end, %s, are a question', async (_, base) => {
  const open = place();
  const marked = disk({ 'plans.yaml': merging });
  const kept = await open(base === undefined ? marked : saved);
  const look = (one: KeptDraft) => one.change((draft) => headMoved(draft, 'marked', marked));
  await look(kept);
  expect(plansOf(kept)).toBe(plans.replace('1150', '1250').replace('Week by week', 'Day by day'));
  expect(kept.draft.saved.get('plans.yaml')).toBe(merging);
  const conflict = { file: 'plans.yaml', path: ['price'], base, mine: 1250, theirs: 1200 };
  expect(kept.draft.conflicts).toEqual([expect.objectContaining(conflict)]);
  await kept.change((draft) => draft.settle({ file: 'plans.yaml', path: ['price'] }));
  const again = await open();
  await look(again);
  expect(all(again)).toEqual(all(kept));
  expect(again.draft.conflicts).toEqual([]);
});

test('a question stays open when another part of its file is saved, with the newest of the other values', async () => {
  const kept = await place()();
  await write(kept, set('price', 1250));
  const theirs = plans.replace('1150', '1300');
  await saveOutside(kept, disk({ 'plans.yaml': theirs }));
  await saveOutside(kept, disk({ 'plans.yaml': theirs.replace('Week by week', 'Day by day') }));
  expect(kept.draft.conflicts).toMatchObject([{ base: 1150, mine: 1250, theirs: 1300 }]);
  await saveOutside(kept, disk({ 'plans.yaml': plans.replace('1150', '1400') }));
  expect(kept.draft.conflicts).toMatchObject([{ path: ['price'], mine: 1250, theirs: 1400 }]);
  await saveOutside(kept, disk({ 'plans.yaml': plans.replace('1150', '1250') }));
  expect(kept.draft.conflicts).toEqual([]);
});

test('marks of a merge that are not all there are left to the check', async () => {
  const kept = await place()();
  const half = merging.replace('>>>>>>> theirs\n', '');
  await saveOutside(kept, disk({ 'plans.yaml': half }));
  expect(plansOf(kept)).toBe(half);
  expect(kept.draft.conflicts).toEqual([]);
});

test('beside one’s own value, both sides of a merge that git could not end are offered', async () => {
  const kept = await place()();
  await write(kept, set('price', 1400));
  await saveOutside(kept, disk({ 'plans.yaml': merging }));
  expect(kept.draft.conflicts.map(({ theirs }) => theirs)).toEqual([1200, 1250]);
  for (const one of kept.draft.conflicts) await kept.change((draft) => draft.settle(one));
  expect(kept.draft.conflicts).toEqual([]);
  expect(plansOf(kept)).toContain('price: 1400');
});

test('a file that is deleted outside goes, unless the draft has changed it', async () => {
  const kept = await place()();
  await write(kept, set('price', 1250));
  await saveOutside(kept, new Map());
  expect(kept.draft.texts.has('hours.yaml')).toBe(false);
  expect(plansOf(kept)).toBe(plans.replace('1150', '1250'));
  expect(kept.draft.conflicts.map(({ file, path }) => [file, path])).toEqual([['plans.yaml', []]]);
});

test('a value typed while a save is under way is kept, and nobody is asked', async () => {
  const open = place();
  const kept = await open();
  await write(kept, set('price', 1250));
  await kept.change(() => begin('one'));
  await write(kept, set('price', 1275));
  const arrived = disk({ 'plans.yaml': plans.replace('1150', '1250') });
  for (const end of [
    (draft: Draft) => committed(draft, 'next'),
    (draft: Draft) => headMoved(draft, 'next', arrived),
  ]) {
    const { draft } = await open();
    draft.apply(end(draft)!);
    expect(draft.saved).toEqual(arrived);
    expect(draft.texts.get('plans.yaml')).toBe(plans.replace('1150', '1275'));
    expect(draft.conflicts).toEqual([]);
    expect(draft.underWay).toBeUndefined();
  }
});

test('after a save Undo goes back behind it', async () => {
  const open = place();
  const kept = await open();
  for (let price = 1151; price <= 1250; price++)
    await write(kept, set('price', price, 'visit 1 price'));
  await kept.change(() => begin('one'));
  await kept.change((draft) => committed(draft, 'next'));
  expect(kept.draft.changedFiles()).toEqual([]);
  const again = await open();
  expect(all(again)).toEqual(all(kept));
  await undo(again);
  expect(plansOf(again)).toBe(plans);
  expect(again.draft.saved.get('plans.yaml')).toBe(plans.replace('1150', '1250'));
});

test('all is put back in one act', async () => {
  const kept = await place()();
  await write(kept, set('price', 1250));
  await write(kept, { make: [{ file: 'posts/new.yaml', value: { title: 'New' } }] });
  await write(kept, { drop: ['hours.yaml'] });
  const before = all(kept).texts;
  await kept.change((draft) => draft.discardAll());
  expect(kept.draft.texts).toEqual(saved);
  await undo(kept);
  expect(all(kept).texts).toEqual(before);
});
