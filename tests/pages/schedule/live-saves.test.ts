// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountError, type Cause } from '../../../src/accounts/account-error.ts';
import { storeCompletedAction } from '../../../src/accounts/completed-action.ts';
import { rememberClasses, rememberSession } from '../../../src/accounts/remembered-session.ts';
import { savedClasses } from '../../../src/accounts/saved-classes.ts';
import { liveSaves } from '../../../src/pages/schedule/live-saves.ts';

const yoga = 'monday-yoga-0900';
const boxing = 'monday-boxing-1800';
const props = {
  slots: {
    [yoga]: { class: 'Yoga', day: 'Monday', start: '9:00am' },
    [boxing]: { class: 'Boxing', day: 'Monday', start: '6:00pm' },
  },
  messages: {
    saving: {
      saved: '{class}, {day} {start}, is in your week.',
      removed: '{class} is no longer in your week.',
      'limit-reached': 'At most {limit}.',
      'shared-account': 'For this visit only.',
      'unknown-cause': 'Not saved.',
    },
    everywhere: { 'no-answer': 'No answer.' },
  },
} as unknown as Parameters<typeof liveSaves>[1];

let box: HTMLElement;
const goTo = vi.fn();

/** A page of the timetable with two rows, at an address. */
function open(search = '') {
  vi.stubGlobal('location', { search, assign: goTo });
  box = document.createElement('div');
  box.innerHTML = [yoga, boxing]
    .map(
      (id) =>
        `<div data-slot="${id}"><button data-part="save" data-save="${id}"></button><p data-part="saved">In your week</p></div>`,
    )
    .concat('<p data-part="saveStatus"></p>')
    .join('');
  document.body.replaceChildren(box);
  liveSaves(box, props);
}
const toggle = (id: string) => box.querySelector<HTMLElement>(`[data-save="${id}"]`)!;
const mark = (id: string) => toggle(id).parentElement!.querySelector<HTMLElement>('p')!;
const status = () => box.querySelector('[data-part=saveStatus]')!.textContent;
const turn = () => new Promise((resolve) => setTimeout(resolve));
/** Presses a toggle after some milliseconds. */
async function press(id: string, event: MouseEventInit = {}, later = 1_000) {
  const click = new MouseEvent('click', { bubbles: true, ...event });
  Object.defineProperty(click, 'timeStamp', { value: performance.now() + later });
  toggle(id).dispatchEvent(click);
  await turn();
}

/** Sets the next responses of the account. */
function answering(answer: { onThisDeviceOnly?: boolean; cause?: Cause } = {}) {
  const act = (keep: boolean) => (id: string) => {
    if (answer.cause) return Promise.reject(new AccountError(answer.cause));
    const others = savedClasses.ids.filter((one) => one !== id);
    rememberClasses(keep ? [...others, id] : others);
    return Promise.resolve({ onThisDeviceOnly: answer.onThisDeviceOnly === true });
  };
  return {
    keep: vi.spyOn(savedClasses, 'keep').mockImplementation(act(true)),
    drop: vi.spyOn(savedClasses, 'drop').mockImplementation(act(false)),
  };
}

beforeEach(() => {
  rememberSession(true);
  rememberClasses([yoga]);
  HTMLElement.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  goTo.mockReset();
  for (const name of ['keep', 'drop'] as const) vi.mocked(savedClasses[name]).mockRestore?.();
});

test('each toggle shows whether its class is saved, also when another tab saves one', () => {
  open();
  expect([toggle(yoga).ariaPressed, mark(yoga).hidden]).toEqual(['true', false]);
  expect([toggle(boxing).ariaPressed, mark(boxing).hidden]).toEqual(['false', true]);
  expect([toggle(yoga).ariaBusy, status()]).toEqual(['false', '']);
  rememberClasses([boxing]);
  expect([toggle(yoga).ariaPressed, mark(yoga).hidden]).toEqual(['false', true]);
  expect([toggle(boxing).ariaPressed, mark(boxing).hidden]).toEqual(['true', false]);
});

test('rows that are written later show what is saved, and save a class', async () => {
  const { drop } = answering();
  open();
  const row = toggle(yoga).parentElement!;
  const later = row.cloneNode(true) as HTMLElement;
  later.firstElementChild!.ariaPressed = 'false';
  row.replaceWith(later);
  await turn();
  expect([toggle(yoga).ariaPressed, mark(yoga).hidden]).toEqual(['true', false]);
  await press(yoga);
  expect(drop).toHaveBeenCalledExactlyOnceWith(yoga);
});

test('a press saves a class, another one removes it, and each time it is said', async () => {
  const { keep, drop } = answering();
  open();
  await press(boxing);
  expect(keep).toHaveBeenCalledExactlyOnceWith(boxing);
  expect(status()).toBe('Boxing, Monday 6:00pm, is in your week.');
  await press(boxing);
  expect(drop).toHaveBeenCalledExactlyOnceWith(boxing);
  expect(status()).toBe('Boxing is no longer in your week.');
});

test('the second tap of a double tap asks for nothing more', async () => {
  const { keep, drop } = answering();
  open();
  await press(boxing, { detail: 1 });
  await press(boxing, { detail: 2 });
  expect(keep).toHaveBeenCalledTimes(1);
  expect(drop).not.toHaveBeenCalled();
});

test('a press from before the page came alive keeps a class that is saved already', async () => {
  const { keep, drop } = answering();
  open();
  await press(yoga, {}, 0);
  expect(keep).toHaveBeenCalledExactlyOnceWith(yoga);
  expect(drop).not.toHaveBeenCalled();
});

test('the test account is told that it keeps a class for this visit only', async () => {
  answering({ onThisDeviceOnly: true });
  open();
  await press(boxing);
  expect(status()).toBe('Boxing, Monday 6:00pm, is in your week. For this visit only.');
});

test.each<[Cause, string]>([
  ['limit-reached', 'At most 30.'],
  ['no-answer', 'No answer.'],
  ['permission-denied' as Cause, 'Not saved.'],
])('%s is said in words', async (cause, words) => {
  answering({ cause });
  open();
  await press(boxing);
  expect(status()).toBe(words);
  expect(goTo).not.toHaveBeenCalled();
});

test('whoever is not signed in goes to sign in, with the class that was pressed', async () => {
  rememberSession(false);
  const { keep } = answering();
  open();
  await press(boxing);
  expect(keep).not.toHaveBeenCalled();
  expect(goTo).toHaveBeenCalledExactlyOnceWith(`/login?save=${boxing}`);
});

test('whose session has ended by itself signs in again, with the class that was pressed', async () => {
  answering({ cause: 'account-gone' });
  open();
  await press(boxing);
  expect(goTo).toHaveBeenCalledExactlyOnceWith(`/login?save=${boxing}&again=1`);
  expect(status()).toBe('');
});

test('a save that the sign-out of another tab overtakes is neither said nor leads anywhere', async () => {
  answering().keep.mockResolvedValue(undefined);
  open();
  await press(boxing);
  expect([status(), goTo.mock.calls]).toEqual(['', []]);
});

test('the toggle of a class whose change is not stored yet is busy', () => {
  const pending = vi.spyOn(savedClasses, 'isPending').mockImplementation((id) => id === boxing);
  open();
  expect([toggle(boxing).ariaBusy, toggle(yoga).ariaBusy]).toEqual(['true', 'false']);
  pending.mockRestore();
});

test('the class of the sign-in comes into sight, saved, with the focus on its toggle', () => {
  storeCompletedAction(yoga);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  open();
  expect(status()).toBe('Yoga, Monday 9:00am, is in your week.');
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
  expect(scroll.mock.contexts).toEqual([toggle(yoga).parentElement]);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(focus.mock.contexts).toEqual([toggle(yoga)]);
  focus.mockRestore();
});

test('a class in several rows, of which one has ended, is shown in the row of today', () => {
  vi.stubGlobal('location', { search: '', assign: goTo });
  box = document.createElement('div');
  box.innerHTML = `<div data-slot="${yoga}" hidden><button data-part="save" data-save="${yoga}"></button></div>
    <div data-slot="${yoga}--2"><button data-part="save" data-save="${yoga}"></button></div>
    <p data-part="saveStatus"></p>`;
  document.body.replaceChildren(box);
  storeCompletedAction(yoga);
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  liveSaves(box, props);
  const [, row] = box.querySelectorAll('[data-slot]');
  expect(scroll.mock.contexts).toEqual([row]);
  expect(document.activeElement).toBe(row!.firstElementChild);
  expect(status()).toBe('Yoga, Monday 9:00am, is in your week.');
});

test('a class whose only row has ended is not sought', () => {
  vi.stubGlobal('location', { search: '', assign: goTo });
  box = document.createElement('div');
  box.innerHTML = `<div data-slot="${yoga}--2"><button data-part="save" data-save="${boxing}"></button></div>
    <p data-part="saveStatus"></p>`;
  storeCompletedAction(yoga);
  liveSaves(box, props);
  expect(status()).toBe('Yoga, Monday 9:00am, is in your week.');
});

test('the reason is said when it is not saved, and word for another page is left alone', () => {
  storeCompletedAction(boxing);
  open('?unsaved=limit-reached');
  expect(status()).toBe('At most 30.');
  storeCompletedAction('signed-in');
  open();
  expect(status()).toBe('');
  expect(sessionStorage.getItem('done')).toBe('signed-in');
});
