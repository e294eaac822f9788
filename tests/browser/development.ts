import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/deploy/ports.ts';
import { expect, test } from './page.ts';

export const root = join(import.meta.dirname, '../..');
// A worker and the others begin at ports of their own.
export const port = await freePort(
  undefined,
  4400 + 20 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0),
);
export const address = `http://localhost:${port}`;

let folder: string;

/** Starts the development server with its content; returns its output. */
export async function start(at: number, ...options: string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', ...options], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(at),
      CONTENT_FOLDER: folder,
      ACCOUNTS_FILE: `${folder}-accounts.json`,
    },
  });
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  await once(child.stdout, 'data');
  return { child, said: () => said };
}
export async function stop(child: ChildProcess) {
  child.kill();
  await once(child, 'exit');
}

/** One server with a copy of the content for the tests of a file, one after the other. */
export function withServer() {
  test.describe.configure({ mode: 'serial' });
  let server: ChildProcess;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(join(root, 'content'), folder, { recursive: true });
    ({ child: server } = await start(port));
  });
  test.afterAll(async () => {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}-accounts.json`, { force: true });
  });
}

/** Changes a file of the copy. */
export function edit(from: string, to: string, name = 'plans.yaml') {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}
