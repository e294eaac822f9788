// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useBrowser, useQuery } from '../../src/accounts/useBrowser.ts';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

/** Opens a new page. */
async function open(address: string) {
  history.replaceState(null, '', address);
  const { useClassToSave } = await import('../../src/accounts/useBrowser.ts');
  return renderHook(() => useClassToSave()).result;
}

test('the wish of a page stays, whatever becomes of its address, and the tab remembers it', async () => {
  const wish = await open('/login?save=monday-yoga-0900');
  expect(wish.current).toBe('monday-yoga-0900');
  expect(sessionStorage.getItem('asked-class')).toMatch(/ monday-yoga-0900$/);
  history.replaceState(null, '', '/login');
  const { useClassToSave } = await import('../../src/accounts/useBrowser.ts');
  expect(renderHook(() => useClassToSave()).result.current).toBe('monday-yoga-0900');
});

test('a page without a wish has none', async () => {
  expect((await open('/login')).current).toBeUndefined();
});

test('the query of the address is known', () => {
  history.replaceState(null, '', '/login?again=1');
  expect(renderHook(() => useQuery()).result.current.get('again')).toBe('1');
});

test('while a page is built what only the browser knows is what stands for it meanwhile', () => {
  const Page = () => useBrowser(() => 'in the browser', 'meanwhile');
  expect(renderToString(createElement(Page))).toBe('meanwhile');
});
