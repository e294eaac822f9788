import { expect, test, vi } from 'vitest';
import type { Act, Desk, DeskSetting, DeskState } from '../../src/editor/protocol.ts';
import { DeskStore } from '../../src/editor/desk-store.ts';
import type { KeptActs } from '../../src/editor/waiting-acts.ts';
import { siteAtDesk } from '../../src/desk/site-at-desk.ts';

const stateOf = (version: number, values: Record<string, unknown>) =>
  ({ version, values, files: ['notice.yaml'], saved: {} }) as unknown as DeskState;

const work = { follow: () => () => undefined, step: () => undefined, stop: () => undefined };

/** The storage of a tab. */
function keptActs(acts: readonly Act[] = []): KeptActs {
  let kept = acts;
  return { read: () => kept, keep: (now) => (kept = now) };
}

const notice = { notice: { text: '' } };

test('what somebody does while the desk is asked for news is done once', async () => {
  let hear: (version: number) => void = () => undefined;
  let isWritten = false;
  const answers: (() => void)[] = [];
  /** The state of the desk, sent when the test allows it. */
  const now = () => stateOf(isWritten ? 3 : 2, { 'notice.yaml': isWritten ? notice : {} });
  const desk = {
    setting: () => Promise.resolve({} as DeskSetting),
    read: (since?: number) =>
      since === undefined
        ? Promise.resolve(stateOf(1, { 'notice.yaml': {} }))
        : new Promise<DeskState>((tell) => answers.push(() => tell(now()))),
    write: () => {
      isWritten = true;
      return new Promise<DeskState>((tell) => setTimeout(() => tell(now()), 30));
    },
    follow: (heard: typeof hear) => (hear = heard),
  } as unknown as Desk;
  const store = await DeskStore.open(desk, siteAtDesk, work, keptActs());
  hear(2);
  store.write({
    edits: [
      {
        file: 'notice.yaml',
        edit: { kind: 'add', path: ['notice'], value: { text: '' }, order: [] },
      },
    ],
  });
  await new Promise((resolve) => setTimeout(resolve, 10));
  answers[0]!();
  await expect.poll(() => store.current().isKeeping).toBe(false);
  expect(store.current().values).toEqual({ 'notice.yaml': notice });
  expect(store.current().version).toBe(3);
});

test('an act that cannot be made is told of, and does not stand in the way of the next one', async () => {
  const written: unknown[] = [];
  const desk = {
    setting: () => Promise.resolve({} as DeskSetting),
    read: () => Promise.resolve(stateOf(1, { 'faq.yaml': { items: ['a', ''] } })),
    write: (act: unknown) => {
      written.push(act);
      return Promise.resolve(stateOf(2, {}));
    },
    follow: () => undefined,
  } as unknown as Desk;
  const store = await DeskStore.open(desk, siteAtDesk, work, keptActs());
  const act = (index: number) =>
    ({
      edits: [{ file: 'faq.yaml', edit: { kind: 'remove', path: ['items'], index } }],
    }) as const;
  const broken = { edits: [{ file: 'faq.yaml', edit: { kind: 'take', path: ['items', 1] } }] };
  store.write(broken as unknown as ReturnType<typeof act>);
  expect(store.current().refused).toMatch(/does not fit/);
  store.write(act(1));
  await expect.poll(() => store.current().isKeeping).toBe(false);
  expect(written).toMatchObject([act(1)]);
});

test('a second act is left alone until the first is through', async () => {
  let answer: () => void = () => undefined;
  const undo = vi.fn(() => new Promise((resolve) => (answer = () => resolve(stateOf(2, {})))));
  const desk = {
    setting: () => Promise.resolve({} as DeskSetting),
    read: () => Promise.resolve(stateOf(1, { 'notice.yaml': notice })),
    undo,
    follow: () => undefined,
  } as unknown as Desk;
  const store = await DeskStore.open(desk, siteAtDesk, work, keptActs());
  const first = store.undo();
  expect(store.current().busy).toBe('Undoing …');
  await store.undo();
  expect(await store.request('Preparing …', () => Promise.resolve(1))).toBeUndefined();
  answer();
  await first;
  expect(store.current().busy).toBeUndefined();
  expect(undo).toHaveBeenCalledTimes(1);
});

test('letters that rename a file are renamed once more on top of what the desk says meanwhile', async () => {
  const answers: (() => void)[] = [];
  const post = (name: string, title: string) => ({ [`posts/${name}.yaml`]: { title } });
  const confirmed = [post('a', 'A'), post('ab', 'Ab')];
  const stateWith = (version: number, values: Record<string, unknown>, isNew = true) =>
    ({
      version,
      values: isNew ? values : {},
      files: Object.keys(values),
      saved: Object.fromEntries(Object.keys(values).map((file) => [file, null])),
    }) as unknown as DeskState;
  let count = 0;
  let hear: (version: number) => void = () => undefined;
  const desk = {
    setting: () => Promise.resolve({} as DeskSetting),
    read: (since?: number) =>
      Promise.resolve(stateWith(since === undefined ? 1 : 9, post('new-post', ''), !since)),
    write: () =>
      new Promise<DeskState>((tell) => {
        const values = confirmed[count++]!;
        answers.push(() => tell(stateWith(count + 10, values)));
      }),
    follow: (heard: typeof hear) => (hear = heard),
  } as unknown as Desk;
  const store = await DeskStore.open(desk, siteAtDesk, work, keptActs());
  const type = (from: string, to: string, title: string) =>
    store.write({
      rename: [{ from: `posts/${from}.yaml`, to: `posts/${to}.yaml` }],
      edits: [{ file: `posts/${to}.yaml`, edit: { kind: 'set', path: ['title'], value: title } }],
      key: 'title',
    });
  hear(9);
  type('new-post', 'a', 'A');
  type('a', 'ab', 'Ab');
  for (const [index] of confirmed.entries()) {
    await expect.poll(() => answers.length).toBe(index + 1);
    expect(store.current().values).toEqual(post('ab', 'Ab'));
    expect(store.current().saved['posts/ab.yaml']).toBe(null);
    answers[index]!();
  }
  await expect.poll(() => store.current().isKeeping).toBe(false);
  expect(store.current().values).toEqual(post('ab', 'Ab'));
});
