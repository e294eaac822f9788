import { expect, test } from 'vitest';
import type { Path } from '../../src/content/path.ts';
import { editsBetween } from '../../src/content/compare.ts';
import {
  afterAction as afterEdits,
  changedFiles,
  discarded,
  type Draft,
  type DraftState,
  editsOf as editsOfActions,
  emptyDraft,
  losesThing,
  onHead,
  published,
  publishing,
  redone,
  undone,
  withoutAction,
} from '../../src/desk/draft/draft.ts';
import { editsToReach, fileAfter, type Values, valuesWith } from '../../src/desk/draft/edit.ts';
import type { DeskStore } from '../../src/desk/draft/desk-store.ts';
import { actionFollowing, actionMovingPost } from '../../src/desk/draft/moved-post.ts';
import { idOfFile } from '../../src/desk/words/page-of-file.ts';
import { type Dice, dice } from '../dice.ts';
import { deskOfEachTest, editsOf, newDevice, openDesk, set } from './desk-at-hand.ts';

const first: Values = {
  'plans.yaml': { plans: [1, 2, 3].map((price) => ({ id: `plan-${price}`, price })) },
  'site.yaml': { name: 'A gym', notes: ['a', 'b'] },
  'posts/one.yaml': { title: 'One', body: 'Text' },
};

/** The draft after an action that leads to these values. */
const afterAct = (draft: Draft, values: Values, made: { id: string }, goesOn?: boolean) =>
  afterEdits(draft, editsToReach(draft.values, values), made, goesOn);

/** What is checked and published is what was edited: the edits of each state lead from what is published to its values. */
function expectEditsToMakeValues({ past, future, published: from, ...now }: Draft, seed: number) {
  const states: readonly DraftState[] = [...past, now, ...future];
  for (const { actions, values } of states)
    expect(valuesWith(from, editsOfActions(actions)), `seed ${seed}`).toEqual(values);
}

const contentOf = ({ values, actions, conflicts }: Draft) => ({ values, actions, conflicts });
const times = (count: number, of: (draft: Draft) => Draft, draft: Draft) =>
  Array.from({ length: count }).reduce<Draft>((now) => of(now), draft);

let ids = 0;
/** A draft after another random action; letters that are typed on belong to the step before. */
function somethingDone(draft: Draft, { roll, pick }: Dice, since?: Values): Draft {
  const { values } = draft;
  const made = { id: `action-${++ids}` };
  const list = (values['plans.yaml'] as { plans: object[] }).plans;
  const plans = (next: object[]) =>
    afterAct(draft, { ...values, 'plans.yaml': { plans: next } }, made);
  const at = roll(Math.max(1, list.length));
  switch (roll(8)) {
    case 0:
      return plans(list.with(at, { ...list[at], price: roll(4) }));
    case 1:
      return plans(list.toSpliced(at, 0, { id: `new-${ids}`, price: 0 }));
    case 2:
      return list.length > 1 ? plans(list.toSpliced(at, 1)) : draft;
    case 3:
      return afterAct(
        draft,
        { ...values, [`posts/${roll(3)}.yaml`]: { title: '', body: '' } },
        made,
      );
    case 4: {
      const { [pick(Object.keys(values).slice(2))]: _, ...others } = values;
      return Object.keys(values).length > 2 ? afterAct(draft, others, made) : draft;
    }
    case 5:
      return draft.actions.length > 0 ? withoutAction(draft, pick(draft.actions).id) : draft;
    default: {
      const site = values['site.yaml'] as { name: string };
      const name = roll(5) === 0 ? 'A gym' : `${site.name}${pick(['x', 'y', ''])}`;
      const goesOn = since !== undefined && draft.past.at(-1)?.values === since;
      const next = afterAct(draft, { ...values, 'site.yaml': { ...site, name } }, made, goesOn);
      const more = { roll: (sides: number) => sides - 1, pick };
      return roll(2) === 0 ? somethingDone(next, more, goesOn ? since : values) : next;
    }
  }
}

test('after any edits, Undo leads through each state back to what is published, and Redo to the same draft', () => {
  for (let seed = 1; seed <= 150; seed++) {
    const chance = dice(seed);
    const states = [emptyDraft('head', first)];
    for (let step = chance.roll(30); step > 0; step--)
      states.push(somethingDone(states.at(-1)!, chance));
    const last = states.at(-1)!;
    expectEditsToMakeValues(last, seed);
    const steps = last.past.length;
    const back = times(steps, undone, last);
    expect(changedFiles(back), `seed ${seed}`).toEqual([]);
    expect(times(steps, redone, back), `seed ${seed}`).toEqual(last);
    const some = chance.roll(steps + 1);
    expect(times(some, redone, times(some, undone, last))).toEqual(last);
    // Each press takes back the edit of one field at most.
    for (const [index, { values, actions }] of last.past.entries()) {
      const next = last.past[index + 1] ?? last;
      if (next.actions.length < actions.length) continue;
      expect(editsBetween(values, next.values), `seed ${seed}`).toHaveLength(1);
    }
  }
});

test('what somebody else publishes is in each state that Undo leads to, and no edit of it is undone', () => {
  const theirs = { ...first, 'site.yaml': { name: 'A gym', notes: ['a', 'b', 'c'] } };
  for (let seed = 1; seed <= 60; seed++) {
    const chance = dice(seed);
    let draft = times(12, (now) => somethingDone(now, chance), emptyDraft('head', first));
    draft = onHead(draft, 'next', theirs);
    expectEditsToMakeValues(draft, seed);
    const back = times(draft.past.length, undone, draft);
    expect(back.values, `seed ${seed}`).toEqual(theirs);
    expect(times(draft.past.length, redone, back)).toEqual(draft);
  }
});

test('Undo ends at what is published or sent, and goes on where the answer is no', () => {
  const edit = (draft: Draft, name: string) =>
    afterAct(draft, { ...draft.values, 'site.yaml': { name } }, { id: name });
  const sent = publishing(edit(edit(emptyDraft('head', first), 'a'), 'b'), {
    id: 'p',
    by: '',
    sentences: ['x'],
  });
  expect(undone(sent)).toBe(sent);
  const later = edit(sent, 'c');
  expect(undone(later).values).toEqual(sent.values);
  expect(undone(undone(later))).toEqual(undone(later));
  const done = published(later, 'next', sent.values);
  expect(undone(done)).toMatchObject({ values: sent.values, actions: [] });
  expect(undone(undone(done))).toEqual(undone(done));
});

test('discarding all changes is a step', () => {
  const draft = afterAct(emptyDraft('head', first), { ...first, 'new.yaml': {} }, { id: 'a' });
  expect(discarded(draft)).toMatchObject({ values: first, actions: [] });
  expect(undone(discarded(draft))).toMatchObject(contentOf(draft));
});

const item = { id: 'a', text: '' };
test.each<[string, boolean, Values, Values]>([
  ['a file', true, { 'a.yaml': {}, 'b.yaml': {} }, { 'a.yaml': {} }],
  ['an item', true, { 'a.yaml': { list: [item] } }, { 'a.yaml': {} }],
  [
    'an item of an item',
    true,
    { 'a.yaml': { list: [{ list: [item] }] } },
    { 'a.yaml': { list: [{ list: [] }] } },
  ],
  ['no file that is renamed', false, { 'a.yaml': { text: 'A' } }, { 'b.yaml': { text: 'B' } }],
  [
    'no item that is moved',
    false,
    { 'a.yaml': { list: [item] }, 'b.yaml': {} },
    { 'a.yaml': {}, 'b.yaml': { list: [item] } },
  ],
  ['no field', false, { 'a.yaml': { text: 'A', tags: ['b'], group: { c: 1 } } }, { 'a.yaml': {} }],
])('a step that removes %s asks first: %s', (_, isLoss, before, after) => {
  expect(losesThing(before, after)).toBe(isLoss);
});

const at = deskOfEachTest();
const file = 'posts/new.yaml';
/** Types a text letter by letter, as a field writes it. */
function type(desk: DeskStore, field: string, text: string) {
  for (let end = 1; end <= text.length; end++)
    desk.write({ field: { file, path: [field] }, ...set(file, [field], text.slice(0, end)) });
}
const post = (desk: DeskStore) => desk.current().values[file];

test('a new post is undone field by field, and asked about before it goes as a whole', async () => {
  const device = newDevice();
  const desk = await openDesk(at.workspace, device);
  desk.write(set(file, [], { title: '', body: '' }));
  type(desk, 'title', 'Five stretches');
  type(desk, 'body', 'Begin slowly.');
  expect(desk.current().changes).toHaveLength(1);
  expect(desk.current().undo).toMatchObject({ isLoss: false });
  expect(desk.step('undo')).toMatchObject({ file, path: ['body'] });
  expect(post(desk)).toEqual({ title: 'Five stretches', body: '' });
  // Both ways are there after a reload.
  await desk.keep();
  const again = await openDesk(at.workspace, device);
  expect(again.step('redo')).toMatchObject({ file, path: ['body'] });
  expect(post(again)).toEqual({ title: 'Five stretches', body: 'Begin slowly.' });
  again.step('undo');
  again.step('undo');
  expect(post(again)).toEqual({ title: '', body: '' });
  expect(again.current().undo).toMatchObject({ isLoss: true });
  again.step('undo');
  expect(post(again)).toBeUndefined();
  expect(again.current().undo).toBeNull();
  for (let step = 0; step < 3; step++) again.step('redo');
  expect(post(again)).toEqual({ title: 'Five stretches', body: 'Begin slowly.' });
});

test('a step in the title of a new post goes to the post at the address that it then has', () => {
  const { desk } = at;
  const retitle = (id: string, title: string) => {
    const place = { file: `posts/${id}.yaml`, path: ['title'] };
    const { edits = [] } = actionFollowing(desk.current(), place, title);
    const moved = set(fileAfter(edits, place.file), ['title'], title);
    desk.write({ field: place, edits: [...edits, ...moved.edits!] });
  };
  desk.write(set(file, [], { title: '', body: '' }));
  retitle('new', 'Running');
  retitle('running', 'Running in Rain');
  expect(desk.current().undo).toEqual({
    what: 'Post “Running in Rain”: title: “Running” is now “Running in Rain”',
    isLoss: false,
  });
  expect(desk.step('undo')).toMatchObject({ file: 'posts/running.yaml', path: ['title'] });
  expect(desk.step('redo')).toMatchObject({ file: 'posts/running-in-rain.yaml', path: ['title'] });
});

test('a step that gives a published post another address goes to where it then is', () => {
  const { desk } = at;
  const [old] = desk.current().files.filter((one) => one.startsWith('posts/'));
  desk.write(actionMovingPost(desk.current(), idOfFile(old!), 'another-address'));
  expect(desk.step('undo')).toMatchObject({ file: old });
  expect(desk.step('redo')).toMatchObject({ file: 'posts/another-address.yaml' });
});

test.each<[string, string, Path, unknown[], number]>([
  ['each hour', 'schedule/monday.yaml', ['classes', 0, 'start'], ['06:00', '07:00', '06:30'], 3],
  ['each switch', 'plans.yaml', ['plans', 0, 'shown'], [false, undefined, false], 3],
  ['a price with its letters', 'plans.yaml', ['plans', 0, 'price'], [75, 7, undefined, 8, 80], 1],
  ['a pasted text', 'site.yaml', ['name'], ['A pasted name', 'A pasted name and more'], 2],
  ['what tidies no text', 'site.yaml', ['name'], ['A name ', 'A name', 'A name, ', 'A name,'], 2],
])('a step is %s', (_, of, path, values, count) => {
  const { desk } = at;
  for (const value of values) desk.write({ field: { file: of, path }, ...set(of, path, value) });
  let steps = 0;
  for (; desk.current().undo; steps++) desk.step('undo');
  expect(steps).toBe(count);
});

test('a notice that Undo would remove is asked about', () => {
  const notice = { text: 'No water.', from: '2026-12-01', until: '2026-12-05' };
  at.desk.write(editsOf('notice.yaml', { kind: 'set', path: ['notices'], value: [notice] }));
  expect(at.desk.current().undo).toMatchObject({ isLoss: true });
  expect(at.desk.current().changes).toMatchObject([{ isMade: true }]);
});
