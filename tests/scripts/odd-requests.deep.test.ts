import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { folderOfEachTest, writeFiles } from '../folders.ts';

const folder = folderOfEachTest();
let server: ChildProcess | undefined;
afterEach(async () => {
  server?.kill();
  if (server?.exitCode === null) await once(server, 'exit');
});

async function start(command: 'start' | 'preview', port: number) {
  writeFiles(folder, {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Not here</h1>',
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  });
  server = spawn(process.execPath, ['scripts/run.mjs', command], {
    env: {
      ...process.env,
      PORT: String(port),
      DIST_FOLDER: folder,
      ACCOUNTS_FILE: join(folder, 'accounts.json'),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(server.stdout!, 'data');
}

/** Sends bytes unchanged; returns the status, or nothing if the connection was closed. */
const send = (port: number, bytes: string) =>
  new Promise<number | undefined>((resolve) => {
    const socket = connect(port, 'localhost', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.once('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1]));
      socket.destroy();
    });
    socket.once('error', () => resolve(undefined));
    socket.once('close', () => resolve(undefined));
  });

const request = (target: string, host = 'localhost') =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

/** Paths that once crashed the server. */
const known = [
  '/%',
  '//',
  '/%E0%A4%A',
  '/%00',
  '///evil.test',
  '/\\evil.test/',
  '/%5Cevil.test/',
  '/%2Fevil.test/',
  '*',
  'x',
  'http://[/',
];

test.each([
  ['preview', 28_173],
  ['start', 28_174],
] as const)('npm run %s outlives odd requests', async (command, port) => {
  await start(command, port);
  for (const target of known) {
    expect([400, 404], target).toContain(await send(port, request(target)));
  }
  if (command === 'preview') expect(await send(port, request('/', '['))).toBe(200);
  expect(server!.exitCode).toBeNull();
  expect(await send(port, request('/no-such-file.txt'))).toBe(404);
});
