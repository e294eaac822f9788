import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { localProject } from '../../src/accounts/service.ts';
import { findEmulators, missingLines, type Emulators } from './find-emulators.ts';

interface EmulatorPorts {
  auth: number;
  store: number;
}

/** As in firebase.json. */
export const usualPorts: EmulatorPorts = { auth: 9099, store: 8080 };

/** Starts the official Firestore emulator with the project's rules, as a child process. */
export async function startStore(
  root: string,
  { java, store }: Pick<Emulators, 'java' | 'store'>,
  port: number,
): Promise<ChildProcess> {
  const place = ['--host', '127.0.0.1', '--port', String(port)];
  const what = ['--project_id', localProject, '--rules', join(root, 'firestore.rules')];
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const args = ['-Duser.language=en', '-cp', store.path!, main, ...place, ...what];
  const child = spawn(java.path!, args, { stdio: 'ignore' });
  await ready(child, port);
  return child;
}

/** Starts the official Authentication emulator of the Firebase CLI. */
async function startAuth({ tools }: Pick<Emulators, 'tools'>, port: number): Promise<ChildProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'emulators-'));
  const config = {
    emulators: {
      auth: { host: '127.0.0.1', port },
      hub: { host: '127.0.0.1', port: port + 1 },
      logging: { host: '127.0.0.1', port: port + 2 },
      ui: { enabled: false },
    },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  const args = ['emulators:start', '--only', 'auth', '--project', localProject];
  const child = spawn(tools.path!, args, { cwd: folder, stdio: 'ignore' });
  await ready(child, port);
  return child;
}

/** Starts both official emulators; returns a function that stops them. Throws if a program is missing. */
export async function startEmulators(
  root: string,
  { auth, store }: EmulatorPorts = usualPorts,
): Promise<() => void> {
  const found = findEmulators(root);
  const missing = missingLines(found);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const children = await Promise.all([startStore(root, found, store), startAuth(found, auth)]);
  const stop = () => children.forEach((child) => child.kill());
  process.once('exit', stop);
  return stop;
}

/** Waits at most a minute until the port accepts connections. */
async function ready(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null)
      throw new Error(`The emulator for port ${port} ended by itself (${child.exitCode}).`);
    const socket = connect(port, '127.0.0.1');
    const connected = once(socket, 'connect').then(() => true);
    const open = await connected.catch(() => false);
    socket.destroy();
    if (open) return;
    await setTimeout(250);
  }
  throw new Error(`Nothing responds on port ${port} after a minute.`);
}
