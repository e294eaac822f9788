// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  rememberClassToSave,
  classToSave,
  withClassToSave,
} from '../../src/accounts/class-to-save.ts';

const id = 'monday-yoga-0900';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});

/** Opens a page from another one; both by their addresses. */
function open(address: string, from = '') {
  history.replaceState(null, '', address);
  const value = from === '' ? '' : new URL(from, location.origin).href;
  Object.defineProperty(document, 'referrer', { configurable: true, value });
}

test.each([
  ['its own address', `/login?save=${id}`, ''],
  ['its own address, among other things', `/login?again=1&save=${id}`, ''],
  ['the page before', '/signup', `/login?save=${id}`],
  [
    'the link for a new password',
    `/reset?oobCode=a&continueUrl=${encodeURIComponent(`https://gym.example/login?save=${id}`)}`,
    '',
  ],
])('a page knows the wish from %s', (_, address, from) => {
  open(address, from);
  expect(classToSave()).toBe(id);
});

test('a page that was opened from one of the three knows the wish from the tab, for a while', () => {
  rememberClassToSave(id);
  open('/signup', '/login');
  expect(classToSave()).toBe(id);
  vi.advanceTimersByTime(16 * 60_000);
  expect(classToSave()).toBe('');
});

test.each([
  ['by hand', ''],
  ['from another page', '/pricing'],
  ['from another site', 'https://elsewhere.example/login'],
])('a page that was opened %s has no wish', (_, from) => {
  rememberClassToSave(id);
  open('/login', from);
  expect(classToSave()).toBe('');
});

test('a wish that was fulfilled is forgotten', () => {
  rememberClassToSave(id);
  rememberClassToSave('');
  open('/signup', '/login');
  expect(classToSave()).toBe('');
});

test('what is no id of a class is no wish', () => {
  open('/login?save=%3Cscript%3E');
  expect(classToSave()).toBe('');
});

test('where all site data is blocked the address still tells', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  rememberClassToSave(id);
  blocked.mockRestore();
  open(withClassToSave('/login', id));
  expect(classToSave()).toBe(id);
});

test.each(['/login', '/signup', '/reset'])('a wish goes with whoever comes from %s', (from) => {
  open('/signup', withClassToSave(from, id));
  expect(classToSave()).toBe(id);
  open('/signup', withClassToSave(from, undefined));
  expect(classToSave()).toBe('');
});

test('a wish of a quarter of an hour ago is remembered, and an older one is not', () => {
  rememberClassToSave(id);
  open('/signup', '/login');
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(classToSave()).toBe(id);
  vi.advanceTimersByTime(1);
  expect(classToSave()).toBe('');
});

test('where the storage of the tab is blocked whoever comes from one of the three has no wish', () => {
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  open('/signup', '/login');
  expect(classToSave()).toBe('');
  blocked.mockRestore();
});
