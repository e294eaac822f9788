import { expect, test, vi } from 'vitest';
import { loadOnce } from '../../../src/design/runtime/load-once.ts';

test('loads once, for calls at the same time and for later ones', async () => {
  const load = vi.fn(() => Promise.resolve({}));
  const loaded = loadOnce(load);
  const [first, second] = await Promise.all([loaded(), loaded()]);
  expect(second).toBe(first);
  expect(await loaded()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads again after a failure, of which each caller learns', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('loaded');
  const loaded = loadOnce(load);
  const both = await Promise.allSettled([loaded(), loaded()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await loaded()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});
