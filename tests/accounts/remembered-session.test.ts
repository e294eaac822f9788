// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  lastKnownClasses,
  rememberClasses,
  rememberSession,
  seemsSignedIn,
  storageWorks,
  watchRemembered,
} from '../../src/accounts/remembered-session.ts';

test('a session and its saved classes are known until it ends', () => {
  expect(storageWorks()).toBe(true);
  expect(seemsSignedIn()).toBe(false);
  rememberSession(true);
  rememberClasses(['a']);
  expect(seemsSignedIn()).toBe(true);
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
  rememberSession(true);
  expect(lastKnownClasses()).toEqual(['a']);
  rememberSession(false);
  expect(seemsSignedIn()).toBe(false);
  expect(lastKnownClasses()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
});

test.each<[kept: string, ids: string[]]>([
  ['{"a":1}', []],
  ['{"a":', []],
  ['null', []],
  ['"a"', []],
  ['[1,"a",null]', ['a']],
])('%s is no list of classes but for %j', (kept, ids) => {
  localStorage.setItem('saved-classes', kept);
  expect(lastKnownClasses()).toEqual(ids);
});

test('a browser without storage goes on without', () => {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect([storageWorks(), seemsSignedIn(), lastKnownClasses()]).toEqual([false, false, []]);
  rememberSession(true);
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
  storage.mockRestore();
});

test('another tab is heard when it signs in or out or saves, and when everything is cleared', () => {
  const heard = vi.fn();
  const stop = watchRemembered(heard);
  const change = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  change('account');
  change('saved-classes');
  change(null);
  expect(heard).toHaveBeenCalledTimes(3);
  change('theme');
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  change('account');
  rememberClasses([]);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a storage that is full is no failure', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rememberClasses(['a']);
  full.mockRestore();
  expect(lastKnownClasses()).toEqual([]);
});
