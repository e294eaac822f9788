import { afterEach, expect, test, vi } from 'vitest';
import { draftLock } from '../../src/desk/draft/draft-lock.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['denied with all that the browser keeps', true, 'SecurityError'],
  ['not granted in time', false, 'TimeoutError'],
])('where the lock of the draft is %s, the tab has it: %s', async (_, isTaken, name) => {
  const request = () => Promise.reject(new DOMException('The request was denied.', name));
  vi.stubGlobal('navigator', { locks: { request } });
  const onLost = vi.fn();
  expect(await draftLock('forbidden', () => Promise.resolve(), onLost).take()).toBe(isTaken);
  expect(onLost).not.toHaveBeenCalled();
});
