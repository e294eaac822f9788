import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageDesk } from '../../src/editor/draft/page-desk.ts';
import type { FileEdit } from '../../src/editor/protocol.ts';
import { ContentCopy } from '../checker/content-copy.ts';
import { newDevice } from '../editor/device.ts';
import { openTab, workspaceIn } from './desk-at-hand.ts';

let content: ContentCopy;
let desk: PageDesk;

beforeEach(async () => {
  content = new ContentCopy();
  const { workspace } = await workspaceIn(content.folder);
  desk = await openTab(await newDevice()(), workspace);
});
afterEach(() => content.remove());

const newPrice: FileEdit = {
  file: 'plans.yaml',
  edit: { kind: 'set', path: ['plans', 0, 'price'], value: 800 },
};

/** Removes the list items about a class. */
async function without(file: string, list: string, field: 'class' | 'id'): Promise<FileEdit> {
  const { values } = await desk.read(0);
  const items = (values[file] as Record<string, Record<string, unknown>[]>)[list]!;
  const index = items.findIndex((item) => item[field] === 'running');
  return { file, edit: { kind: 'remove', path: [list], index } };
}

const dayOff = (day: string) => without(`schedule/${day}.yaml`, 'classes', 'class');

/** Saves that Friday has no Running and a changed price, and then that there is no Running at all. */
async function saveTwice() {
  await desk.write({ edits: [newPrice, await dayOff('friday')] });
  await desk.save('Asha');
  const last = [dayOff('monday'), dayOff('tuesday'), without('classes.yaml', 'classes', 'id')];
  await desk.write({ edits: await Promise.all(last) });
  await desk.save('Asha');
  const [second, first] = await desk.history();
  const line = first!.words.findIndex((one) => one.includes('price'));
  return { second: second!.id, first: first!.id, line };
}

const namesRunning = 'Cannot come back: it no longer fits what the site says now.';

test('a version that names a class which is gone does not come back, and what fits of it does', async () => {
  const { first, line } = await saveTwice();
  expect(await desk.whyNotBack([first])).toBe(namesRunning);
  expect(await desk.whyNotBack([first], 1 - line)).toBe(namesRunning);
  expect(await desk.whyNotBack([first], line)).toBeNull();
  await expect(desk.bringBack([first])).rejects.toThrow(namesRunning);
  expect((await desk.read()).changes).toEqual([]);
  expect((await desk.bringBack([first], line)).changes).toHaveLength(1);
});

test('it comes back with the version that took the class away, or after it', async () => {
  const { second, first } = await saveTwice();
  expect(await desk.whyNotBack([second, first])).toBeNull();
  await desk.bringBack([second]);
  expect(await desk.whyNotBack([first])).toBeNull();
});

test('one line of a version that needs its other lines does not come back without them', async () => {
  const { second } = await saveTwice();
  const { words } = (await desk.history())[0]!;
  const reasons = await Promise.all(words.map((_, line) => desk.whyNotBack([second], line)));
  const monday = words.findIndex((one) => one.startsWith('Monday'));
  expect(reasons[monday]).toBe(namesRunning);
});

test('an error that the draft has already keeps no version away', async () => {
  const { first, second } = await saveTwice();
  await desk.write({ edits: [{ ...newPrice, edit: { ...newPrice.edit, value: -1 } as never }] });
  expect(await desk.whyNotBack([second])).toBeNull();
  expect(await desk.whyNotBack([first])).toBe(namesRunning);
});

test('a coach who is gone is called as before, and brought back in a sentence', async () => {
  const { values } = await desk.read(0);
  const { trainers } = values['trainers.yaml'] as { trainers: object[] };
  const index = trainers.length;
  const give = (day: string, trainer: string): FileEdit => ({
    file: `schedule/${day}.yaml`,
    edit: { kind: 'set', path: ['classes', 0, 'trainer'], value: trainer },
  });
  const before = (day: string) =>
    (values[`schedule/${day}.yaml`] as { classes: { trainer: string }[] }).classes[0]!.trainer;
  const act = (edit: FileEdit['edit'], ...others: FileEdit[]) =>
    desk.write({ edits: [{ file: 'trainers.yaml', edit }, ...others] });
  const value = { ...trainers[0], id: 'nila-k', name: 'Nila K.' };
  await act(
    { kind: 'insert', path: ['trainers'], index, value },
    give('monday', 'nila-k'),
    give('wednesday', 'nila-k'),
  );
  await desk.save('Asha');
  await desk.write({ edits: [give('monday', before('monday'))] });
  await desk.save('Asha');
  await act({ kind: 'remove', path: ['trainers'], index }, give('wednesday', before('wednesday')));
  await desk.save('Asha');
  const [last, middle] = await desk.history();
  await desk.whyNotBack([last!.id]);
  expect(await desk.whyNotBack([middle!.id])).toContain('no longer fits');
  const { changes } = await desk.bringBack([last!.id]);
  expect(changes.map(({ what, rest }) => [what, rest])).toEqual([
    ['Nila K. comes back', 'Named again in one place.'],
  ]);
});

test('a plan that has lost its name is called as before', async () => {
  const edit = { kind: 'set', path: ['plans', 0, 'name'], value: '' } as const;
  const { changes } = await desk.write({ edits: [{ file: 'plans.yaml', edit }] });
  expect(changes[0]).toMatchObject({ what: 'Beginners: name is empty' });
});

test('a notice is in the list of versions as in that of changes', async () => {
  const notice = { text: 'The plumber is here.', from: '2027-01-04', until: '2027-01-05' };
  const edit = {
    kind: 'add',
    path: ['notices'],
    value: [notice],
    order: ['label', 'notices'],
  } as const;
  await desk.write({ edits: [{ file: 'notice.yaml', edit }] });
  await desk.save('Asha');
  expect((await desk.history())[0]!.words).toEqual(['A notice is put up']);
});
