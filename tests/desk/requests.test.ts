import { expect, test, vi } from 'vitest';
import { Requests } from '../../src/host/workspace/requests.ts';

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
