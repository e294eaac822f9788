import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

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
