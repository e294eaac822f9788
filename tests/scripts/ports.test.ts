import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort, portNamed } from '../../scripts/deploy/ports.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Occupies a port, or any free one. */
async function take(port = 0): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('a port that was named is taken, or refused with what to do', async () => {
  const taken = await take();
  await expect(freePort(taken, 5173)).rejects.toThrow(
    `Port ${taken} is already in use. Choose another, or leave it out to use the next free one.`,
  );
  servers.pop()!.close();
  expect(await freePort(taken, 5173)).toBe(taken);
});

test('where none was named the next free one is taken, or the next two', async () => {
  const taken = await take();
  expect(await freePort(undefined, taken)).toBeGreaterThan(taken);
  const first = await freePort(undefined, taken, { inARow: 2 });
  await take(first + 1);
  expect(await freePort(undefined, first, { inARow: 2 })).toBeGreaterThan(first + 1);
});

test.each(['abc', '0', '65536', '51.5', '-1', ''])('"%s" is no port', (typed) => {
  expect(() => portNamed(typed)).toThrow(`not "${typed}"`);
});

test('a port is a number from 1 to 65535', () => {
  expect([portNamed('1'), portNamed('65535'), portNamed(undefined)]).toEqual([1, 65535, undefined]);
});
