import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localProject } from '../../src/accounts/service.ts';
import { findEmulators, missingLines } from './find-emulators.ts';

export const authPort = 9099;
export const storePort = 8080;

const pathOf = (found: object) => (found as { path: string }).path;

/** Starts the official emulators of both services, with our rules; what is missing is named, and nothing starts. */
export async function startEmulators(root: string): Promise<() => void> {
  const found = findEmulators(root);
  const missing = missingLines(found);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const folder = mkdtempSync(join(tmpdir(), 'emulators-'));
  const config = {
    emulators: { auth: { host: '127.0.0.1', port: authPort }, ui: { enabled: false } },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  const children = [
    spawn(
      pathOf(found.java),
      [
        '-Duser.language=en',
        '-cp',
        pathOf(found.store),
        'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
        ...['--host', '127.0.0.1', '--port', String(storePort)],
        ...['--project_id', localProject, '--rules', join(root, 'firestore.rules')],
      ],
      { stdio: 'ignore' },
    ),
    spawn(
      pathOf(found.tools),
      [
        'emulators:start',
        '--only',
        'auth',
        '--project',
        localProject,
        '--config',
        join(folder, 'firebase.json'),
      ],
      { cwd: folder, stdio: 'ignore' },
    ),
  ];
  const stop = () => children.forEach((child) => child.kill());
  process.once('exit', stop);
  await Promise.all([ready(children[0]!, storePort), ready(children[1]!, authPort)]).catch(
    (error: unknown) => {
      stop();
      throw error;
    },
  );
  return stop;
}

/** Waits until something answers at a port, for at most a minute. */
async function ready(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null)
      throw new Error(`The emulator for port ${port} ended by itself (${child.exitCode}).`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Nothing answers at port ${port} after a minute.`);
}
