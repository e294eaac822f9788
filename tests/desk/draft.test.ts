import { expect, test } from 'vitest';
import {
  afterAction,
  changedFiles,
  type Draft,
  emptyDraft,
  notPublished,
  onHead,
  paragraphsInConflict,
  published,
  publishing,
  redone,
  resolved,
  undone,
  withoutAction,
  withoutAnswered,
} from '../../src/desk/draft/draft.ts';
import { editsToReach } from '../../src/desk/draft/edit.ts';

const plans = (...prices: number[]) => ({
  'plans.yaml': { plans: prices.map((price, index) => ({ id: `plan-${index}`, price })) },
});
const begun = (...prices: number[]) => emptyDraft('head-1', plans(...prices));
const begunState = (...prices: number[]) => ({ values: plans(...prices), actions: [] });
const withValues = (draft: Draft, values: Draft['values'], id: string) =>
  afterAction(draft, editsToReach(draft.values, values), { id });

test('an action is kept with what it changed, and Undo takes it back', () => {
  const draft = withValues(begun(1, 2), plans(1, 3), 'a');
  expect(changedFiles(draft)).toEqual(['plans.yaml']);
  const edit = { file: 'plans.yaml', kind: 'set', path: ['plans', 1, 'price'], value: 3 };
  expect(draft.actions).toEqual([{ id: 'a', edits: [edit] }]);
  const back = undone(draft);
  expect(back).toMatchObject(begunState(1, 2));
  expect(undone(back)).toBe(back);
  expect(redone(back)).toEqual(draft);
  expect(redone(draft)).toBe(draft);
});

test('several changes of one value are one action, and none once it is back as it was', () => {
  let draft = withValues(begun(1, 2), plans(1, 20), 'a');
  draft = withValues(draft, plans(9, 20), 'b');
  draft = withValues(draft, plans(9, 25), 'c');
  expect(draft.actions.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(undone(draft).values).toEqual(plans(9, 20));
  expect(withValues(draft, plans(9, 2), 'd').actions.map(({ id }) => id)).toEqual(['b']);
});

test('a thing that is added and then filled in is one action', () => {
  const file = (...questions: object[]) => ({ 'faq.yaml': { questions } });
  let draft = withValues(emptyDraft('head-1', file()), file({ id: 'new', question: '' }), 'a');
  draft = withValues(draft, file({ id: 'new', question: 'Where?' }), 'b');
  draft = withValues(draft, file({ id: 'new', question: 'Where?', answer: 'Here.' }), 'c');
  expect(draft.actions.map(({ id }) => id)).toEqual(['c']);
  // Undo takes back a field at a time, and the thing last.
  expect(undone(draft).values).toEqual(file({ id: 'new', question: 'Where?' }));
  expect(undone(undone(draft)).values).toEqual(file({ id: 'new', question: '' }));
  expect(undone(undone(undone(draft))).values).toEqual(file());
});

test('a price that begins later takes the place of the one that was typed', () => {
  const plan = (price: number, more = {}) => ({
    'plans.yaml': { plans: [{ id: 'a', price, ...more }] },
  });
  let draft = withValues(emptyDraft('head-1', plan(750)), plan(800), 'a');
  draft = withValues(draft, plan(750, { otherPrices: [{ price: 800, from: '2027-01-01' }] }), 'b');
  expect(draft.actions.map(({ id }) => id)).toEqual(['b']);
});

test('a new file and a deleted one are changes that can be taken back', () => {
  const draft = withValues(begun(1), { ...plans(1), 'posts/new.yaml': { title: 'New' } }, 'a');
  expect(undone(draft).values).toEqual(plans(1));
  const gone = withValues(draft, { 'posts/new.yaml': { title: 'New' } }, 'b');
  expect(changedFiles(gone)).toEqual(['plans.yaml', 'posts/new.yaml']);
  expect(undone(gone).values).toEqual(draft.values);
});

test('an action in the middle is taken out, and later ones stay', () => {
  let draft = withValues(begun(1, 2), plans(5, 2), 'a');
  draft = withValues(draft, plans(5, 6), 'b');
  const without = withoutAction(draft, 'a');
  expect(without.values).toEqual(plans(1, 6));
  expect(without.conflicts).toEqual([]);
  // That is a step, too.
  expect(undone(without)).toMatchObject({ values: plans(5, 6), actions: draft.actions });
});

test('where a later action changed the same value, taking the earlier one out asks', () => {
  let draft = withValues(begun(1, 2), plans(5, 6), 'a');
  draft = withValues(draft, plans(7, 6), 'b');
  const without = withoutAction(draft, 'a');
  expect(without.values).toEqual(plans(7, 2));
  const [conflict] = without.conflicts;
  expect(conflict).toMatchObject({ file: 'plans.yaml', was: 5, mine: 7, theirs: 1 });
  expect(resolved(without, conflict!.file, conflict!.path).conflicts).toEqual([]);
});

test('a publish of somebody else comes into the draft, into Undo, and asks only about what both have changed', () => {
  const draft = withValues(begun(1, 2), plans(5, 2), 'a');
  const moved = onHead(draft, 'head-2', plans(1, 9));
  expect(moved.values).toEqual(plans(5, 9));
  expect(moved.conflicts).toEqual([]);
  expect(undone(moved).values).toEqual(plans(1, 9));
  expect(onHead(draft, 'head-2', plans(8, 2)).conflicts).toMatchObject([
    { was: 1, mine: 5, theirs: 8 },
  ]);
  // Somebody else has made the same change: nothing is left to publish.
  expect(onHead(draft, 'head-2', plans(5, 2))).toMatchObject({ actions: [], conflicts: [] });
});

test('a paragraph that is asked about is asked once, and not at all once it is as it was', () => {
  const post = (...paragraphs: string[]) => ({
    'posts/a.yaml': { title: 'A', body: `${paragraphs.join('\n\n')}\n` },
  });
  const draft = withValues(emptyDraft('head-1', post('One.', 'Two.')), post('Mine.', 'Two.'), 'a');
  const once = onHead(draft, 'head-2', post('Theirs.', 'Two.'));
  const twice = onHead(once, 'head-3', post('Theirs again.', 'Two more.'));
  expect(twice.values).toEqual(post('Mine.', 'Two more.'));
  expect(twice.conflicts).toHaveLength(1);
  expect(paragraphsInConflict(twice, twice.conflicts[0]!)).toEqual([
    { at: 0, was: 'One.', mine: 'Mine.', theirs: 'Theirs again.' },
  ]);
  const back = onHead(once, 'head-3', post('One.', 'Two.'));
  expect(withoutAnswered(back)).toMatchObject({ values: post('Mine.', 'Two.'), conflicts: [] });
  const typed = withValues(once, post('Theirs.', 'Two.'), 'b');
  expect(withoutAnswered(typed).conflicts).toEqual([]);
});

test('what is published leaves the draft, and what was done meanwhile stays', () => {
  let draft = withValues(begun(1, 2), plans(5, 2), 'a');
  draft = publishing(draft, { id: 'p', by: 'Asha', sentences: ['A price'] });
  expect(undone(draft)).toBe(draft);
  draft = withValues(draft, plans(5, 7), 'b');
  const done = published(draft, 'head-2', plans(5, 2));
  expect(done).toMatchObject({ head: 'head-2', values: plans(5, 7), publish: undefined });
  expect(done.actions.map(({ id }) => id)).toEqual(['b']);
  expect(changedFiles(done)).toEqual(['plans.yaml']);
  expect(undone(done).values).toEqual(plans(5, 2));
});

test('an older value never comes back after a publish, whatever answer was lost', () => {
  let draft = publishing(withValues(begun(1), plans(5), 'a'), {
    id: 'p',
    by: '',
    sentences: ['x'],
  });
  // The answer was lost, and the price has been published and changed again elsewhere.
  draft = published(draft, 'head-3', plans(8));
  expect(draft).toMatchObject({ values: plans(8), actions: [], conflicts: [] });
});

test('a publish that was not made changes nothing', () => {
  const draft = withValues(begun(1), plans(5), 'a');
  const after = notPublished(publishing(draft, { id: 'p', by: '', sentences: ['x'] }));
  expect(after).toEqual({ ...draft, publish: undefined });
  expect(undone(after).values).toEqual(plans(1));
});
