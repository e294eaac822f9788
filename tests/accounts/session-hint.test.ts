// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  hintClasses,
  hintedClasses,
  hintSession,
  isHinted,
  storageWorks,
  watchHint,
} from '../../src/accounts/session-hint.ts';

beforeEach(() => localStorage.clear());

test('a session and its saved classes are known until it ends', () => {
  expect(storageWorks()).toBe(true);
  expect(isHinted()).toBe(false);
  hintSession(true);
  hintClasses(['a']);
  expect(isHinted()).toBe(true);
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
  hintSession(true);
  expect(hintedClasses()).toEqual(['a']);
  hintSession(false);
  expect(isHinted()).toBe(false);
  expect(hintedClasses()).toEqual([]);
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
  expect(hintedClasses()).toEqual(ids);
});

test('a browser without storage goes on without', () => {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect([storageWorks(), isHinted(), hintedClasses()]).toEqual([false, false, []]);
  hintSession(true);
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
  storage.mockRestore();
});

test('another tab is heard when it signs in or out or saves, and when everything is cleared', () => {
  const heard = vi.fn();
  const stop = watchHint(heard);
  const change = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  change('account');
  change('saved-classes');
  change(null);
  expect(heard).toHaveBeenCalledTimes(3);
  change('theme');
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  change('account');
  hintClasses([]);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a storage that is full is no failure', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  hintClasses(['a']);
  full.mockRestore();
  expect(hintedClasses()).toEqual([]);
});
