import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Draft, type DraftEntry } from '../../src/editor/draft/draft.ts';
import { Journal } from '../../scripts/desk/journal.ts';
import { EditRefused } from '../../src/yaml-edits/edit-refused.ts';
import type { Act } from '../../src/editor/protocol.ts';

const plans = 'name: Experts # the third\nprice: 1150\nline: Week by week.\n';
const hours = 'opens: "05:30"\n';
const saved = new Map([
  ['plans.yaml', plans],
  ['hours.yaml', hours],
]);

/** A place for the journal of a draft, and the draft again and again as after a start. */
function place() {
  const file = join(mkdtempSync(join(tmpdir(), 'draft-')), 'journal.jsonl');
  return {
    file,
    begin: (disk: ReadonlyMap<string, string> = saved) =>
      new Draft(disk, new Journal<DraftEntry>(file)),
  };
}

const set = (name: string, value: unknown, key?: string): Act => ({
  edits: [{ file: 'plans.yaml', edit: { kind: 'set', path: [name], value } }],
  ...(key !== undefined && { key }),
});
const all = ({ texts, saved: kept, conflicts, undoes, redoes }: Draft) => ({
  texts: Object.fromEntries(texts),
  saved: Object.fromEntries(kept),
  conflicts,
  canUndo: undoes !== undefined,
  canRedo: redoes !== undefined,
});
const disk = (changed: Record<string, string | null>) => {
  const texts = new Map(saved);
  for (const [name, text] of Object.entries(changed))
    if (text === null) texts.delete(name);
    else texts.set(name, text);
  return texts;
};

test('a draft that begins is what is saved, and leaves no journal', () => {
  const { begin, file } = place();
  const draft = begin();
  expect(all(draft)).toEqual({
    texts: Object.fromEntries(saved),
    saved: Object.fromEntries(saved),
    conflicts: [],
    canUndo: false,
    canRedo: false,
  });
  expect(() => readFileSync(file)).toThrow('ENOENT');
});

test('everything is there again from the journal, and Undo and Redo go on', () => {
  const { begin } = place();
  const draft = begin();
  draft.write(set('price', 1250));
  draft.write({ make: [{ file: 'posts/new.yaml', value: { title: 'New' } }] });
  draft.write({ rename: [{ from: 'posts/new.yaml', to: 'posts/desk.yaml' }] });
  draft.write({ drop: ['hours.yaml'] });
  draft.undo();
  const again = begin();
  expect(all(again)).toEqual(all(draft));
  again.redo();
  expect(again.texts.has('hours.yaml')).toBe(false);
  for (let acts = 0; acts < 4; acts++) again.undo();
  expect(again.texts).toEqual(saved);
  expect(all(begin())).toEqual(all(again));
});

test('a last line that was cut off is passed over, and what comes next is kept', () => {
  const { begin, file } = place();
  const draft = begin();
  draft.write(set('price', 1250));
  const before = all(draft);
  appendFileSync(file, '{"did":"act","deed":{"before":{"plans.ya');
  const again = begin();
  expect(all(again)).toEqual(before);
  again.write(set('price', 1350));
  expect(all(begin())).toEqual(all(again));
});

test('letters typed into one field are one act for Undo, also after a start', () => {
  const { begin } = place();
  const draft = begin();
  for (const price of [1, 12, 125, 1250]) draft.write(set('price', price, 'visit 1 price'));
  draft.write(set('line', 'W', 'visit 2 line'));
  draft.write(set('line', 'We', 'visit 2 line'));
  const again = begin();
  again.undo();
  expect(again.texts.get('plans.yaml')).toBe(plans.replace('1150', '1250'));
  again.undo();
  expect(again.texts.get('plans.yaml')).toBe(plans);
  expect(again.undoes).toBeUndefined();
  again.redo();
  expect(again.texts.get('plans.yaml')).toBe(plans.replace('1150', '1250'));
});

test('what is typed after Undo does not join what was undone', () => {
  const { begin } = place();
  const draft = begin();
  draft.write(set('price', 1250, 'visit 1 price'));
  draft.write(set('line', 'Other.'));
  draft.undo();
  draft.write(set('price', 1350, 'visit 1 price'));
  draft.undo();
  expect(draft.texts.get('plans.yaml')).toBe(plans.replace('1150', '1250'));
});

test('an act that does not fit changes nothing, not even its first half', () => {
  const { begin } = place();
  const draft = begin();
  const edits = [...set('price', 1250).edits!, ...set('nothing', 1).edits!];
  expect(() => draft.write({ edits })).toThrow(EditRefused);
  expect(() => draft.write({ make: [{ file: 'hours.yaml', value: {} }] })).toThrow(EditRefused);
  expect(() => draft.write({ drop: ['none.yaml'] })).toThrow(EditRefused);
  expect(draft.texts).toEqual(saved);
  expect(draft.undoes).toBeUndefined();
});

test('another field that was saved outside comes in, while the desk runs or before it starts', () => {
  const theirs = plans.replace('Week by week.', 'Day by day.');
  const merged = theirs.replace('1150', '1250');
  const running = place().begin();
  running.write(set('price', 1250));
  running.savedOutside('plans.yaml', theirs);
  const { begin } = place();
  begin().write(set('price', 1250));
  for (const draft of [running, begin(disk({ 'plans.yaml': theirs }))]) {
    expect(draft.texts.get('plans.yaml')).toBe(merged);
    expect(draft.saved.get('plans.yaml')).toBe(theirs);
    expect(draft.conflicts).toEqual([]);
    draft.undo();
    expect(draft.texts.get('plans.yaml')).toBe(theirs);
    expect(draft.changedFiles()).toEqual([]);
  }
});

test('the same field that was saved outside is asked about until it is settled', () => {
  const { begin } = place();
  const draft = begin();
  draft.write(set('price', 1250));
  const theirs = plans.replace('1150', '1300');
  draft.savedOutside('plans.yaml', theirs);
  const conflict = {
    file: 'plans.yaml',
    path: ['price'],
    base: 1150,
    mine: 1250,
    theirs: 1300,
  };
  expect(draft.conflicts).toEqual([conflict]);
  const again = begin(disk({ 'plans.yaml': theirs }));
  expect(all(again)).toEqual(all(draft));
  again.settle('plans.yaml', ['price']);
  expect(again.conflicts).toEqual([]);
  expect(again.texts.get('plans.yaml')).toBe(plans.replace('1150', '1250'));
  expect(begin(disk({ 'plans.yaml': theirs })).conflicts).toEqual([]);
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
])('marks of a merge that git could not end, %s, are a question', (_, base) => {
  const { begin } = place();
  const draft = begin(base === undefined ? disk({ 'plans.yaml': merging }) : saved);
  draft.savedOutside('plans.yaml', merging);
  expect(draft.texts.get('plans.yaml')).toBe(
    plans.replace('1150', '1250').replace('Week by week', 'Day by day'),
  );
  expect(draft.saved.get('plans.yaml')).toBe(merging);
  const conflict = { file: 'plans.yaml', path: ['price'], base, mine: 1250, theirs: 1200 };
  expect(draft.conflicts).toEqual([conflict]);
  draft.settle('plans.yaml', ['price']);
  const again = begin(disk({ 'plans.yaml': merging }));
  expect(all(again)).toEqual(all(draft));
  expect(again.conflicts).toEqual([]);
});

test('marks of a merge that are not all there are left to the check', () => {
  const draft = place().begin();
  const half = merging.replace('>>>>>>> theirs\n', '');
  draft.savedOutside('plans.yaml', half);
  expect(draft.texts.get('plans.yaml')).toBe(half);
  expect(draft.conflicts).toEqual([]);
});

test('a file that is deleted outside goes, unless the draft has changed it', () => {
  const draft = place().begin();
  draft.write(set('price', 1250));
  draft.savedOutside('hours.yaml', null);
  draft.savedOutside('plans.yaml', null);
  expect(draft.texts.has('hours.yaml')).toBe(false);
  expect(draft.texts.get('plans.yaml')).toBe(plans.replace('1150', '1250'));
  expect(draft.conflicts.map(({ file, path }) => [file, path])).toEqual([['plans.yaml', []]]);
});

test('after a save Undo goes back behind it, and the journal stays short', () => {
  const { begin, file } = place();
  const draft = begin();
  for (let price = 1151; price <= 1250; price++) draft.write(set('price', price, 'visit 1 price'));
  draft.wasSaved(['plans.yaml']);
  expect(draft.changedFiles()).toEqual([]);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
  const after = plans.replace('1150', '1250');
  const again = begin(disk({ 'plans.yaml': after }));
  expect(all(again)).toEqual(all(draft));
  again.undo();
  expect(again.texts.get('plans.yaml')).toBe(plans);
  expect(again.saved.get('plans.yaml')).toBe(after);
});

test('all is put back in one act', () => {
  const { begin } = place();
  const draft = begin();
  draft.write(set('price', 1250));
  draft.write({ make: [{ file: 'posts/new.yaml', value: { title: 'New' } }] });
  draft.write({ drop: ['hours.yaml'] });
  const before = all(draft).texts;
  draft.putAllBack();
  expect(draft.texts).toEqual(saved);
  draft.undo();
  expect(all(draft).texts).toEqual(before);
});
