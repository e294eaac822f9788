import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { rollBack } from '../../scripts/hosting/releases.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A fake of the Firebase Hosting API with these releases, newest first. */
async function hosting(versions: readonly (string | undefined)[]) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const releases = versions.map((name) =>
      name === undefined
        ? { type: 'SITE_DISABLE' }
        : { version: { name: `sites/gym/versions/${name}` } },
    );
    response.end(JSON.stringify(request.method === 'GET' ? { releases } : {}));
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, settings: { site: 'gym', token: 'secret', address } };
}

test('the version before the present one is released once more', async () => {
  const { asked, settings } = await hosting(['c', undefined, 'c', 'b', 'a']);
  expect(await rollBack(settings)).toEqual({ from: 'c', to: 'b' });
  expect(asked).toEqual([
    'GET /v1beta1/sites/gym/releases?pageSize=20 Bearer secret',
    'POST /v1beta1/sites/gym/releases?versionName=sites%2Fgym%2Fversions%2Fb Bearer secret',
  ]);
});

test.each([
  [['b', 'c', 'b', 'a'], 'a'],
  [['a', 'b', 'c', 'b', 'a', 'z'], 'z'],
  [['d', 'b', 'c', 'b', 'a'], 'b'],
])('of %j it goes back to %s, and never to a version that was rolled back', async (names, to) => {
  const { settings } = await hosting(names);
  expect(await rollBack(settings)).toEqual({ from: names[0], to });
});

test('without an earlier one nothing is done', async () => {
  const { asked, settings } = await hosting(['a']);
  await expect(rollBack(settings)).rejects.toThrow('There is no earlier release to restore.');
  expect(asked).toHaveLength(1);
});
