import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { localProject } from '../../src/accounts/service.ts';

/** A program that the official emulators need; `path` is undefined if it is not installed. */
interface EmulatorPart {
  path: string | undefined;
  /** "Java 21 or later" */
  name: string;
  /** Absolute paths, the preferred one first. */
  searchedPaths: readonly string[];
  installCommand: string;
}

export interface Emulators {
  /** Jar of the Firestore emulator. */
  store: EmulatorPart;
  java: EmulatorPart;
  /** The Firebase CLI, whose Authentication emulator runs in Node. */
  tools: EmulatorPart;
}

const firstFound = (
  searchedPaths: readonly string[],
  name: string,
  installCommand: string,
): EmulatorPart => ({
  path: searchedPaths.find((one) => existsSync(one)),
  name,
  searchedPaths,
  installCommand,
});

const onPath = (name: string) =>
  [...new Set((process.env['PATH'] ?? '').split(delimiter))].map((folder) => join(folder, name));

/** Matching entries of a folder, newest version first. */
const newest = (folder: string, pattern: RegExp, inside = '') =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pattern.test(name))
        .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
        .map((name) => join(folder, name, inside))
    : [];

const named = (variable: string) => {
  const value = process.env[variable];
  return value === undefined ? [] : [value];
};

/** Looks for the official emulators on this computer; downloads nothing. */
export function findEmulators(root: string): Emulators {
  const cache =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  const sdks = [
    ...named('CLOUDSDK_ROOT_DIR'),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
    '/opt/google-cloud-sdk',
  ];
  const jar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
  return {
    store: firstFound(
      [
        ...named('FIRESTORE_EMULATOR_JAR'),
        ...newest(cache, /^cloud-firestore-emulator-v.*\.jar$/),
        ...sdks.map((sdk) => join(sdk, jar)),
      ],
      'the Firestore emulator',
      'npx firebase-tools@15 setup:emulators:firestore',
    ),
    java: firstFound(
      [
        ...named('JAVA_HOME').map((home) => join(home, 'bin/java')),
        ...onPath('java'),
        ...newest('/usr/lib/jvm', /./, 'bin/java'),
      ],
      'Java 21 or later',
      'sudo apt-get install default-jre-headless',
    ),
    tools: firstFound(
      [
        ...named('FIREBASE_TOOLS_BIN'),
        join(root, 'node_modules/.bin/firebase'),
        ...onPath('firebase'),
      ],
      'the Firebase tools',
      'npm install --global firebase-tools@15',
    ),
  };
}

/** A line with installation instructions for each missing program. */
export const missingLines = ({ store, java, tools }: Emulators) =>
  [store, java, tools]
    .filter(({ path }) => path === undefined)
    .map(
      ({ name, searchedPaths, installCommand }) =>
        `${name} was not found (looked for ${searchedPaths.slice(0, 3).join(', ')}${searchedPaths.length > 3 ? ', …' : ''}). Install it with: ${installCommand}`,
    );

/** The paths of the programs as lines for the terminal, when all are found. */
export const foundLines = (emulators: Emulators) =>
  Object.entries(emulators).map(
    ([name, { path }]: [string, EmulatorPart]) => `    ${name}: ${path}`,
  );

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
