// @vitest-environment jsdom
import { toggleMark } from 'prosemirror-commands';
import { TextSelection } from 'prosemirror-state';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DeskStore } from '../../src/desk/draft/desk-store.ts';
import { PostEditor } from '../../src/desk/post-text/post-editor.ts';
import { postSchema } from '../../src/desk/post-text/post-schema.ts';
import { deskOfEachTest, newDevice, openDesk, priceIn, set, setPrice } from './desk-at-hand.ts';

const opened = deskOfEachTest();
const file = 'posts/rest-days-that-are-not-lazy.yaml';
const path = ['body'];
const place = { file, path };
const bodyIn = (desk: DeskStore) => (desk.current().values[file] as { body: string }).body;

/** From now on time passes only where a test says so. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** An editor of a text, as in the form of a post, and how often it has written the whole text. */
function editorIn(desk: DeskStore) {
  const writes: string[] = [];
  const { view } = new PostEditor(document.createElement('div'), bodyIn(desk), {
    onText(text) {
      writes.push(text);
      desk.write({ field: place, ...set(file, path, text) });
    },
    onState: () => undefined,
    onLeftOut: () => undefined,
    onRefused: () => undefined,
    title: () => '',
    writeSoon: desk.writeSoon,
    writeTyped: desk.writeTyped,
  });
  onTestFinished(() => view.destroy());
  view.dispatch(view.state.tr.setSelection(TextSelection.atStart(view.state.doc)));
  const type = (letters: string) => {
    for (const letter of letters) view.dispatch(view.state.tr.insertText(letter));
  };
  return { view, type, writes };
}

test('a run of letters writes the text once, after it', () => {
  const { desk } = opened;
  const before = bodyIn(desk);
  const { type, writes } = editorIn(desk);
  stopClock();
  type('Stay warm. ');
  vi.advanceTimersByTime(400);
  type('And dry. ');
  expect([writes.length, bodyIn(desk)]).toEqual([0, before]);
  vi.advanceTimersByTime(500);
  expect([writes.length, bodyIn(desk)]).toEqual([
    1,
    expect.stringMatching(/^Stay warm. And dry. /),
  ]);
});

test('somebody who types without a pause has all but the last second in the draft', () => {
  const { desk } = opened;
  const { type, writes } = editorIn(desk);
  stopClock();
  for (const letter of 'a long sentence of letters') {
    type(letter);
    vi.advanceTimersByTime(100);
  }
  expect(writes).toEqual([
    expect.stringMatching(/^a long sen(?!t)/),
    expect.stringMatching(/^a long sentence of l(?!e)/),
  ]);
});

test('a tool that is used while somebody types is a step of its own', () => {
  const { desk } = opened;
  const before = bodyIn(desk);
  const { view, type } = editorIn(desk);
  type('warm');
  const typed = view.state.tr.setSelection(TextSelection.create(view.state.doc, 1, 5));
  view.dispatch(typed);
  toggleMark(postSchema.marks['strong'])(view.state, view.dispatch);
  expect(bodyIn(desk)).toMatch(/^\*\*warm\*\*/);
  desk.step('undo');
  expect(bodyIn(desk)).toMatch(/^warm/);
  desk.step('undo');
  expect(bodyIn(desk)).toBe(before);
});

test.each<[string, (desk: DeskStore) => unknown]>([
  ['another field is written', (desk) => desk.write(setPrice(0, 1300))],
  ['an act is taken out', (desk) => desk.undoAction('none')],
  ['the draft is kept for another tab', (desk) => desk.keep()],
  ['the tab is closed', (desk) => desk.keepAtOnce()],
])('the letters are in the draft once %s', (_, act) => {
  const { desk } = opened;
  const { type } = editorIn(desk);
  type('Warm ');
  void act(desk);
  expect(bodyIn(desk)).toMatch(/^Warm /);
});

test('Undo takes back the letters that are not in the draft yet, and no more', () => {
  const { desk } = opened;
  const before = bodyIn(desk);
  desk.write(setPrice(0, 1300));
  const { type } = editorIn(desk);
  type('Warm ');
  expect(desk.step('undo')).toMatchObject(place);
  expect([bodyIn(desk), priceIn(desk, 0)]).toEqual([before, 1300]);
});

test('the letters are in what is published', async () => {
  const { desk } = opened;
  const { type } = editorIn(desk);
  desk.write(setPrice(0, 1300));
  type('Warm ');
  expect(await desk.publishDraft('Asha')).toBe(true);
  expect(bodyIn(await openDesk(opened.workspace))).toMatch(/^Warm /);
});

test('letters are kept that are typed while somebody else publishes the same text', async () => {
  const device = newDevice();
  const desk = await openDesk(opened.workspace, device);
  const other = await openDesk(opened.workspace);
  other.write(set(file, path, `${bodyIn(other)}\nSleep well.\n`));
  expect(await other.publishDraft('Asha')).toBe(true);
  const { type } = editorIn(desk);
  type('Cold ');
  await desk.look();
  expect(bodyIn(desk)).toMatch(/^Cold [^]*\nSleep well\.\n$/);
  await desk.keep();
  expect(bodyIn(await openDesk(opened.workspace, device))).toMatch(/^Cold /);
});
