import { writeFileSync } from 'node:fs';
import { openDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { HostRefused, NotReached } from '../../src/host/workspace/requests.ts';
import { type Edit, valueAfter } from '../../src/content/edit.ts';
import { DraftDatabase } from '../../src/desk/draft/draft-database.ts';
import type { Workspace } from '../../src/host/workspace/workspace.ts';
import { ContentCopy, today } from '../check/content-copy.ts';
import {
  editsOf,
  errorsOf,
  newDevice,
  openDesk,
  priceIn,
  said,
  set,
  setPrice,
  checkedState,
  workspaceIn,
} from './desk-at-hand.ts';

/** A website of its own, with a store that can fail. */
async function website() {
  const content = new ContentCopy();
  onTestFinished(() => content.remove());
  const { workspace } = await workspaceIn(content.folder);
  const failing = { before: false, after: false, refused: false };
  const store: Workspace = {
    ...workspace,
    publish: async (publish) => {
      if (failing.refused) throw new HostRefused('no-staff');
      if (failing.before) throw new NotReached('No network.');
      const outcome = await workspace.publish(publish);
      if (failing.after) throw new NotReached('The answer was lost.');
      return outcome;
    },
  };
  return { content, store, failing };
}

test('what is published is in the files, with every comment, and leaves the draft', async () => {
  const { content, store } = await website();
  const before = content.read('plans.yaml');
  const desk = await openDesk(store);
  desk.write(setPrice(0, 800));
  expect(await desk.publishDraft('Asha')).toBe(true);
  expect(desk.current().changes).toEqual([]);
  expect(content.read('plans.yaml')).toBe(before.replace('price: 750', 'price: 800'));
  const [last] = await store.history(10);
  expect(last).toMatchObject({ by: 'Asha', sentences: ['Beginners: price ₹750 → ₹800'] });
});

test('the comment of a row stays with it, and goes with it, whatever else is done in its list', async () => {
  const { content, store } = await website();
  const rows = ['', '  # One.\n', '  # Two.\n', '  # Three.\n'].map(
    (comment, at) =>
      `${comment}  - class: yoga\n    start: "1${at}:00"\n    end: "1${at}:30"\n    trainer: tenzin-w\n`,
  );
  const textOf = (...of: string[]) => `note: "By hand."\n\nclasses:\n${of.join('')}`;
  writeFileSync(content.path('schedule/sunday.yaml'), textOf(...rows));
  const desk = await openDesk(store);
  const sunday = (...edits: Edit[]) => desk.write(editsOf('schedule/sunday.yaml', ...edits));
  sunday({ kind: 'remove', path: ['classes', 1] });
  sunday({ kind: 'set', path: ['classes', 1, 'trainer'], value: 'kavya-n' });
  sunday({ kind: 'move', path: ['classes', 2], to: 1 });
  sunday({ kind: 'set', path: ['classes', 1, 'end'], value: '13:45' });
  expect(await errorsOf(desk)).toEqual([]);
  expect(await desk.publishDraft('Asha')).toBe(true);
  const [zero, , two, three] = rows as [string, string, string, string];
  expect(content.read('schedule/sunday.yaml')).toBe(
    textOf(zero, three.replace('13:30', '13:45'), two.replace('tenzin-w', 'kavya-n')),
  );
});

test.each(['the values around each action', 'its edits as acts'])(
  'a draft that an older desk has kept with %s goes on',
  async (kind) => {
    const { content, store } = await website();
    const device = newDevice();
    const desk = await openDesk(store, device);
    const { head, values } = await desk.engine.published();
    const { edits } = setPrice(0, 800);
    const plans = valueAfter(values['plans.yaml'], edits![0]!);
    const files = { 'plans.yaml': { before: values['plans.yaml'], after: plans } };
    const around = kind.startsWith('the values');
    const older = {
      head,
      published: { 'plans.yaml': values['plans.yaml'] },
      values: { 'plans.yaml': plans },
      acts: [{ id: 'a', ...(around ? { files } : { edits }) }],
      conflicts: [],
      ...(!around && { past: [{ values, acts: [], conflicts: [] }], future: [] }),
    };
    await (await openDB(`desk-draft ${device}`)).put('desk', older, 'draft');
    const again = await openDesk(store, device);
    expect(said(again)).toEqual(['Beginners: price ₹750 → ₹800']);
    expect(again.current().undo?.what).toBe(around ? undefined : 'Beginners: price ₹750 → ₹800');
    expect(await again.publishDraft('Asha')).toBe(true);
    expect(content.read('plans.yaml')).toContain('price: 800');
  },
);

test('what is sent is kept on the device before, so that a lost answer is asked for after a crash', async () => {
  const { store } = await website();
  const device = newDevice();
  const kept: unknown[] = [];
  const publish: Workspace['publish'] = async (sent) => {
    const { head, values } = await desk.engine.published();
    kept.push(
      (await (await DraftDatabase.open(device)).draftOn(head, values))?.publish?.id === sent.id,
    );
    return store.publish(sent);
  };
  const desk = await openDesk({ ...store, publish }, device);
  const keepDraft = Object.getOwnPropertyDescriptor(DraftDatabase.prototype, 'keepDraft')!
    .value as DraftDatabase['keepDraft'];
  const slow = vi.spyOn(DraftDatabase.prototype, 'keepDraft').mockImplementation(async function (
    this: DraftDatabase,
    draft,
  ) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return keepDraft.call(this, draft);
  });
  onTestFinished(() => slow.mockRestore());
  desk.write(setPrice(0, 800));
  expect(await desk.publishDraft('Asha')).toBe(true);
  expect(kept).toEqual([true]);
});

test('a draft survives a reload, with Undo', async () => {
  const { store } = await website();
  const device = newDevice();
  const desk = await openDesk(store, device);
  desk.write(setPrice(0, 800));
  desk.write(setPrice(1, 1000));
  await desk.keep();
  const again = await openDesk(store, device);
  expect(said(again)).toEqual(said(desk));
  again.step('undo');
  expect([priceIn(again, 0), priceIn(again, 1)]).toEqual([800, 950]);
});

test('an older price never comes back: a draft on another device takes what was published', async () => {
  const { store } = await website();
  const [phone, computer] = [await openDesk(store), await openDesk(store)];
  phone.write(setPrice(0, 800));
  computer.write(set('contact.yaml', ['email', 'address'], 'desk@ironbanyan.example'));
  await phone.publishDraft('Asha');
  await computer.look();
  expect(priceIn(computer, 0)).toBe(800);
  await computer.publishDraft('Asha');
  await phone.look();
  expect(priceIn(phone, 0)).toBe(800);
  expect(phone.current().changes).toEqual([]);
});

test('the same value changed twice is asked about, and the answer is published', async () => {
  const { content, store } = await website();
  const [one, other] = [await openDesk(store), await openDesk(store)];
  one.write(setPrice(0, 800));
  other.write(setPrice(0, 850));
  other.write(setPrice(1, 1000));
  await one.publishDraft('Asha');
  expect(await other.publishDraft('Rohan')).toBe(false);
  const [conflict] = other.current().conflicts;
  expect(conflict).toMatchObject({ was: '₹750', mine: '₹850', theirs: '₹800' });
  expect(await other.publishDraft('Rohan')).toBe(false);
  expect(content.read('plans.yaml')).toContain('price: 800');
  other.resolve(conflict!, 'theirs');
  expect(said(other)).toEqual(['Intermediates: price ₹950 → ₹1,000']);
  expect(await other.publishDraft('Rohan')).toBe(true);
  expect(content.read('plans.yaml')).toMatch(/price: 800[^]*price: 1000/);
});

test('different values of one file come together without a question', async () => {
  const { content, store } = await website();
  const [one, other] = [await openDesk(store), await openDesk(store)];
  one.write(editsOf('plans.yaml', { kind: 'move', path: ['plans', 2], to: 0 }));
  other.write(setPrice(1, 1000));
  await one.publishDraft('Asha');
  expect(await other.publishDraft('Rohan')).toBe(true);
  const value = content.read('plans.yaml');
  expect(value.indexOf('name: Experts')).toBeLessThan(value.indexOf('name: Beginners'));
  expect(value).toContain('price: 1000');
});

test('a lost answer is asked for again, and nothing is published twice', async () => {
  const { store, failing } = await website();
  const device = newDevice();
  const desk = await openDesk(store, device);
  desk.write(setPrice(0, 800));
  failing.after = true;
  expect(await desk.publishDraft('Asha')).toBe(false);
  failing.after = false;
  // Somebody else publishes another price meanwhile.
  const other = await openDesk(store);
  other.write(setPrice(0, 900));
  await other.publishDraft('Rohan');
  const again = await openDesk(store, device);
  await again.look();
  expect(priceIn(again, 0)).toBe(900);
  expect(again.current().changes).toEqual([]);
  expect(await store.history(10)).toHaveLength(2);
});

test('without a network nothing is published, and nothing is lost', async () => {
  const { content, store, failing } = await website();
  const desk = await openDesk(store);
  desk.write(setPrice(0, 800));
  failing.before = true;
  expect(await desk.publishDraft('Asha')).toBe(false);
  expect(desk.current().refused).toBeDefined();
  // It still waits, and says so.
  expect(desk.current().changes).toMatchObject([{ isSent: true }]);
  expect(desk.current().undo).toBeNull();
  expect(content.read('plans.yaml')).toContain('price: 750');
  failing.before = false;
  await desk.look();
  expect(content.read('plans.yaml')).toContain('price: 800');
});

test('a refused publish is said, and never made later by itself', async () => {
  const { content, store, failing } = await website();
  const desk = await openDesk(store);
  desk.write(setPrice(0, 800));
  failing.refused = true;
  expect(await desk.publishDraft('Asha')).toBe(false);
  expect(desk.current().connection).toBe('no-staff');
  expect(desk.current().refused).toMatch(/may not change this website/);
  expect(desk.current().changes.map(({ isSent }) => isSent)).toEqual([undefined]);
  // Somebody is added again.
  failing.refused = false;
  await desk.look();
  expect(desk.current().connection).toBe('there');
  expect(content.read('plans.yaml')).toContain('price: 750');
  expect(await desk.publishDraft('Asha')).toBe(true);
});

test('the last publish is taken back for everybody, and the draft stays', async () => {
  const { content, store } = await website();
  const before = content.read('plans.yaml');
  const desk = await openDesk(store);
  desk.write(setPrice(0, 800));
  await desk.publishDraft('Asha');
  desk.write(setPrice(1, 1000));
  const [last] = await store.history(10);
  expect(await desk.takeBack(last!.id, 'Asha', 'Taken back: a price')).toBe(true);
  expect(content.read('plans.yaml')).toBe(before);
  expect([priceIn(desk, 0), priceIn(desk, 1)]).toEqual([750, 1000]);
  expect(said(desk)).toEqual(['Intermediates: price ₹950 → ₹1,000']);
});

test('a publish is not taken back over a later change of the same value', async () => {
  const { store } = await website();
  const desk = await openDesk(store);
  desk.write(setPrice(0, 800));
  await desk.publishDraft('Asha');
  const [first] = await store.history(10);
  desk.write(setPrice(0, 900));
  await desk.publishDraft('Asha');
  expect(await desk.takeBack(first!.id, 'Asha', 'Taken back: a price')).toBe(false);
  expect(desk.current().refused).toMatch(/changed again later/);
  expect(priceIn(desk, 0)).toBe(900);
});

test('a new post is written as a file, and one that is deleted goes', async () => {
  const { content, store } = await website();
  const desk = await openDesk(store);
  const [file] = Object.keys(desk.current().values).filter((one) => one.startsWith('posts/'));
  const { order: _, ...post } = desk.current().values[file!] as Record<string, unknown>;
  const made = 'posts/five-stretches.yaml';
  desk.write(set(made, [], { ...post, title: 'Five stretches' }));
  await desk.publishDraft('Asha');
  expect(content.read(made)).toMatch(/^title: Five stretches\n/);
  desk.write(editsOf(made, { kind: 'remove', path: [] }));
  expect(said(desk)).toEqual(['Post “Five stretches” removed']);
  await desk.publishDraft('Asha');
  expect(() => content.read(made)).toThrow();
});

test('a device with a wrong clock gets the problems of the host', async () => {
  const { content, store } = await website();
  content.change<{ date: string }>('posts/rest-days-that-are-not-lazy.yaml', (post) => {
    post.date = '2028-03-11';
  });
  const device = newDevice();
  const right = await checkedState(await openDesk(store, device));
  expect(right.problems.map(({ message }) => message)).toEqual([expect.stringContaining('2028')]);
  for (const wrongDay of ['2018-01-01', '2031-01-01']) {
    const desk = await openDesk(store, device, undefined, wrongDay);
    await desk.look();
    const { problems, setting } = await checkedState(desk);
    expect([setting.today, problems]).toEqual([today, right.problems]);
  }
});

test('two people in one post: their paragraphs come together, and only one that both changed is asked', async () => {
  const { content, store } = await website();
  const file = 'posts/made-up.yaml';
  const text = (...paragraphs: string[]) => `${paragraphs.join('\n\n')}\n`;
  const [example] = Object.keys((await openDesk(store)).current().values).filter((one) =>
    one.startsWith('posts/'),
  );
  const first = await openDesk(store);
  const { order: _, ...post } = first.current().values[example!] as Record<string, unknown>;
  const value = { ...post, title: 'Made up', body: text('One.', 'Two.', 'Three.') };
  first.write(set(file, [], value));
  expect(await first.publishDraft('Asha')).toBe(true);

  const [one, other] = [await openDesk(store), await openDesk(store)];
  const body = (desk: typeof one) => (desk.current().values[file] as { body: string }).body;
  one.write(set(file, ['body'], text('One of Asha.', 'Two of Asha.', 'Three.')));
  other.write(set(file, ['body'], text('One.', 'Two of Rohan.', 'Three of Rohan.')));
  await one.publishDraft('Asha');
  await other.look();
  expect(body(other)).toBe(text('One of Asha.', 'Two of Rohan.', 'Three of Rohan.'));
  await vi.waitFor(() => expect(other.current().changedBy).toEqual({ [file]: 'Asha' }));
  const [conflict, ...more] = other.current().conflicts;
  expect(more).toEqual([]);
  expect(conflict!.paragraph).toEqual({
    at: 1,
    was: 'Two.',
    mine: 'Two of Rohan.',
    theirs: 'Two of Asha.',
  });
  // Typing goes on before the question is answered.
  other.write(set(file, ['body'], `${body(other)}\nFour.\n`));
  other.resolve(conflict!, 'both');
  expect(other.current().conflicts).toEqual([]);
  expect(await other.publishDraft('Rohan')).toBe(true);
  expect(other.current().changedBy).toEqual({});
  const published = text(
    'One of Asha.',
    'Two of Rohan.',
    'Two of Asha.',
    'Three of Rohan.',
    'Four.',
  );
  expect(parse(content.read(file))).toMatchObject({ body: published });
  // The one who was first changes nothing meanwhile, and is asked nothing.
  await one.look();
  await vi.waitFor(() => expect(one.current().changedBy).toEqual({ [file]: 'Rohan' }));
  expect([body(one), one.current().conflicts]).toEqual([published, []]);
});

test.each(['mine', 'theirs'] as const)('a paragraph that both changed is %s', async (side) => {
  const { store } = await website();
  const [one, other] = [await openDesk(store), await openDesk(store)];
  const file = Object.keys(one.current().values).find((name) => name.startsWith('posts/'))!;
  const body = (desk: typeof one) => (desk.current().values[file] as { body: string }).body;
  const before = body(one);
  const changed = (by: string) => before.replace(/(?<=^[^]*?\n\n)[^]*?(?=\n)/, `Text of ${by}.`);
  one.write(set(file, ['body'], changed('Asha')));
  other.write(set(file, ['body'], changed('Rohan')));
  await one.publishDraft('Asha');
  expect(await other.publishDraft('Rohan')).toBe(false);
  await vi.waitFor(() => expect(other.current().changedBy).toEqual({ [file]: 'Asha' }));
  const [conflict] = other.current().conflicts;
  other.resolve(conflict!, side);
  expect(other.current().conflicts).toEqual([]);
  expect(body(other)).toBe(changed(side === 'mine' ? 'Rohan' : 'Asha'));
});
