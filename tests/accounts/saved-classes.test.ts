// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountError, type Cause } from '../../src/accounts/account-error.ts';
import {
  lastKnownClasses,
  rememberClasses,
  rememberSession,
} from '../../src/accounts/remembered-session.ts';
import { SavedClasses } from '../../src/accounts/saved-classes.ts';

beforeEach(() => {
  rememberSession(true);
  rememberClasses(['a', 'b']);
});

/** A fake account that records requests and responds when the test says so. */
function account() {
  const calls: {
    id: string;
    keep: boolean;
    hasEnded: () => boolean;
    answer: (cause?: Cause) => Promise<void>;
  }[] = [];
  const saved = new SavedClasses(
    (id, keep, hasEnded) =>
      new Promise((resolve, reject) => {
        const answer = async (cause?: Cause) => {
          if (cause) reject(new AccountError(cause));
          else {
            const others = lastKnownClasses().filter((one) => one !== id);
            rememberClasses(keep ? [...others, id] : others);
            resolve({ onThisDeviceOnly: false });
          }
          await new Promise((turn) => setTimeout(turn));
        };
        calls.push({ id, keep, hasEnded, answer });
      }),
  );
  return { saved, calls };
}

test('a wish is shown at once, and stays when the account has it', async () => {
  const { saved, calls } = account();
  const stored = saved.keep('c');
  expect(saved.ids).toEqual(['a', 'b', 'c']);
  expect(saved.isPending('c')).toBe(true);
  await calls[0]!.answer();
  await stored;
  expect(saved.ids).toEqual(['a', 'b', 'c']);
  expect(saved.isPending('c')).toBe(false);
});

test('of two that are removed, the one that fails comes back alone', async () => {
  const { saved, calls } = account();
  const [first, second] = [saved.drop('a'), saved.drop('b')];
  const failed = expect(first).rejects.toMatchObject({ reason: 'unknown-cause' });
  expect(saved.ids).toEqual([]);
  await calls[1]!.answer();
  await second;
  await calls[0]!.answer('unknown-cause');
  await failed;
  expect(saved.ids).toEqual(['a']);
});

test('the last wish wins, in whatever order the answers come', async () => {
  const { saved, calls } = account();
  const kept = saved.keep('c');
  const dropped = saved.drop('c');
  expect(saved.ids).toEqual(['a', 'b']);
  expect(calls).toHaveLength(1);
  await calls[0]!.answer();
  expect(calls[1]).toMatchObject({ id: 'c', keep: false });
  await calls[1]!.answer();
  await Promise.all([kept, dropped]);
  expect(saved.ids).toEqual(['a', 'b']);
});

test('a wish whose first call failed is tried as it is wished by then', async () => {
  const { saved, calls } = account();
  const kept = saved.keep('c');
  void saved.drop('c');
  await calls[0]!.answer('limit-reached');
  await calls[1]!.answer();
  await kept;
  expect(saved.ids).toEqual(['a', 'b']);
});

test('a wish that gets no answer is tried once more, and then said to have failed', async () => {
  vi.useFakeTimers();
  const { saved, calls } = account();
  const kept = saved.keep('c');
  const failed = expect(kept).rejects.toMatchObject({ reason: 'no-answer' });
  void calls[0]!.answer('no-answer');
  await vi.advanceTimersByTimeAsync(1_900);
  expect([calls.length, saved.ids.includes('c')]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(200);
  expect(calls).toHaveLength(2);
  void calls[1]!.answer('no-answer');
  await failed;
  expect(saved.ids).toEqual(['a', 'b']);
  const again = saved.keep('c');
  void calls[2]!.answer('no-answer');
  await vi.advanceTimersByTimeAsync(2_000);
  void calls[3]!.answer();
  await again;
  expect(saved.ids).toEqual(['a', 'b', 'c']);
});

test('whoever follows is told of wishes, of what is read, and of other tabs; and no more after the end', () => {
  const { saved } = account();
  const told = vi.fn();
  const stop = saved.subscribe(told);
  void saved.keep('c');
  expect(told).toHaveBeenCalledTimes(1);
  rememberClasses(['b']);
  expect(told).toHaveBeenCalledTimes(2);
  dispatchEvent(new StorageEvent('storage', { key: 'saved-classes' }));
  expect(told).toHaveBeenCalledTimes(3);
  stop();
  rememberClasses([]);
  expect(told).toHaveBeenCalledTimes(3);
});

test('whoever signs out takes along what is not stored yet, and it is not tried for the next person', async () => {
  vi.useFakeTimers();
  const { saved, calls } = account();
  const [retried, late] = [saved.keep('c'), saved.keep('d')];
  void calls[0]!.answer('no-answer');
  await vi.advanceTimersByTimeAsync(100);
  rememberSession(false);
  expect(saved.ids).toEqual([]);
  dispatchEvent(new StorageEvent('storage', { key: 'account' }));
  expect(saved.isPending('c')).toBe(false);
  rememberSession(true);
  expect(saved.ids).toEqual([]);
  const ofNext = saved.keep('d');
  expect(calls.map(({ id }) => id)).toEqual(['c', 'd', 'd']);
  expect(calls.map(({ hasEnded }) => hasEnded())).toEqual([true, true, false]);
  void calls[1]!.answer('unknown-cause');
  await vi.advanceTimersByTimeAsync(2_000);
  expect([await retried, await late]).toEqual([undefined, undefined]);
  expect(calls).toHaveLength(3);
  expect(saved.isPending('d')).toBe(true);
  void calls[2]!.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(await ofNext).toEqual({ onThisDeviceOnly: false });
  expect(saved.ids).toEqual(['d']);
});

test('the list is the same one while nothing has changed', () => {
  const { saved } = account();
  expect(saved.ids).toBe(saved.ids);
});
