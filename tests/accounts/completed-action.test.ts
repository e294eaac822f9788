// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type DoneWords,
  storeCompletedAction,
  takeCompletedAction,
} from '../../src/accounts/completed-action.ts';
import { showStrip } from '../../src/accounts/done-strip.ts';
import { sayDone } from '../../src/accounts/say-done.ts';
import { afterSignIn } from '../../src/pages/account/my-week.ts';

const words = {
  'signed-in': 'You are signed in.',
  'signed-up': 'Welcome.',
  deleted: 'Your account is gone.',
} as DoneWords;
const isDone = (word: string): word is 'signed-in' => word === 'signed-in';

beforeEach(() => {
  document.body.innerHTML = '<main>Home</main>';
  vi.useFakeTimers();
});

const blockSessionStorage = () =>
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

test('what has been done is told once, on the page that it is for', () => {
  storeCompletedAction('signed-in');
  expect(takeCompletedAction((word): word is 'deleted' => word === 'deleted')).toBeUndefined();
  expect(takeCompletedAction(isDone)).toBe('signed-in');
  expect(takeCompletedAction(isDone)).toBeUndefined();
});

test('where all site data is blocked nothing is told, and nothing breaks', () => {
  const blocked = blockSessionStorage();
  storeCompletedAction('signed-in');
  expect(takeCompletedAction(isDone)).toBeUndefined();
  sayDone(words);
  blocked.mockRestore();
  expect(takeCompletedAction(isDone)).toBeUndefined();
});

test('the sentence stands above the page, and is read out and has the focus once it is there', () => {
  storeCompletedAction('signed-in');
  showStrip(words);
  const strip = document.querySelector<HTMLElement>('[data-done]')!;
  expect(strip.nextElementSibling?.tagName).toBe('MAIN');
  expect(strip.role).toBe('status');
  expect(strip.tabIndex).toBe(-1);
  expect(strip.dataset['ground']).toBe('bone');
  expect(strip.textContent).toBe('');
  const focus = vi.spyOn(strip, 'focus');
  vi.advanceTimersByTime(100);
  expect(strip.textContent).toBe('You are signed in.');
  // Focusing does not scroll the page.
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  dispatchEvent(new Event('pagehide'));
  expect(document.querySelector('[data-done]')).toBeNull();
});

test.each(['', 'toString', 'monday-yoga-0900'])('"%s" is nothing to say here', (word) => {
  storeCompletedAction(word);
  showStrip(words);
  expect(document.querySelector('[data-done]')).toBeNull();
});

test('the script that says it is loaded where something has been done', async () => {
  vi.useRealTimers();
  sayDone(words);
  await new Promise((turn) => setTimeout(turn, 50));
  expect(document.querySelector('[data-done]')).toBeNull();
  storeCompletedAction('deleted');
  sayDone(words);
  await expect
    .poll(() => document.querySelector('[data-done]')?.textContent)
    .toBe('Your account is gone.');
});

test('who has signed in goes home, or to the day of the class to save with the reason why it is not', () => {
  expect(afterSignIn(undefined)).toBe('/#home');
  expect(afterSignIn('monday-yoga-0900')).toBe('/schedule/monday');
  expect(afterSignIn('monday-yoga-0900', 'limit-reached')).toBe(
    '/schedule/monday?unsaved=limit-reached',
  );
});
