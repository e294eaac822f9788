import { expect, test, vi } from 'vitest';
import { isAnswerLost } from '../../src/desk/draft/protocol.ts';
import { httpWorkspace } from '../../src/host/workspace/http-workspace.ts';
import { HostRefused, Requests, type TokenNow } from '../../src/host/workspace/requests.ts';
import { statusOf } from '../../src/host/workspace/workspace.ts';

const answered = (response: Response) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  return new Requests(() => undefined).ask('head');
};

test('a request that the host itself ends as too large is refused, and not lost', async () => {
  const refused = { name: 'HostRefused', message: 'too-large' };
  await expect(answered(new Response('<h1>413</h1>', { status: 413 }))).rejects.toMatchObject(
    refused,
  );
});

test('a reason is read whatever the host adds to the type of an answer', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const response = new Response('{"fault":"no-staff"}', { status: 403, headers });
  await expect(answered(response)).rejects.toMatchObject({
    name: 'HostRefused',
    message: 'no-staff',
  });
});

/** Whether a publish is asked for again by itself after what came instead of its outcome. */
async function isAskedAgain(answer: () => Promise<Response>, tokenNow?: TokenNow) {
  vi.stubGlobal('fetch', answer);
  const nothing = { id: 'a', base: 'b', by: '', sentences: ['x'], texts: {}, pictures: {} };
  const error = await httpWorkspace(new Requests(() => undefined, tokenNow))
    .publish(nothing)
    .then(
      () => undefined,
      (one: Error) => one,
    );
  return error && isAnswerLost(error);
}

test('a publish is asked for again after each answer that says nothing of it, and after no refusal', async () => {
  const known = Object.entries(statusOf).map(([fault, status]) => [status, { fault }] as const);
  const others = Array.from({ length: 300 }, (_, index) => index + 300).flatMap(
    (status) =>
      [
        [status, undefined],
        [status, { fault: 'of-another-host' }],
      ] as const,
  );
  for (const [status, fault] of [...known, ...others]) {
    const answer = () =>
      Promise.resolve(
        fault ? Response.json(fault, { status }) : new Response('<h1>No</h1>', { status }),
      );
    const isRefused = status >= 400 && status < 500;
    expect(await isAskedAgain(answer), `${status} ${fault?.fault}`).toBe(!isRefused);
  }
});

const never = () => Promise.reject(new Error('Nothing is sent.'));
test.each<[string, boolean, () => Promise<Response>, TokenNow?]>([
  ['no network', true, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no answer in time', true, () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['the page of a captive portal', true, () => Promise.resolve(new Response('<h1>Log in</h1>'))],
  ['the end of the session', false, never, () => Promise.reject(new HostRefused('expired'))],
  ['no answer of the accounts', true, never, () => Promise.reject(new Error('network'))],
])('whether a publish is asked for again after %s: %s', async (_, isAgain, answer, tokenNow) => {
  expect(await isAskedAgain(answer, tokenNow)).toBe(isAgain);
});
