// Runs the tests of tests/emulators in Firebase's own emulators, in whichever way this machine can.
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { localProject } from '../../src/accounts/service.ts';
import { firebaseTools } from '../deploy/deployment.ts';
import { javaVersion } from './programs.ts';
import type { TestRun } from './test-run.ts';

const {
  FIREBASE_AUTH_EMULATOR_HOST: auth,
  FIRESTORE_EMULATOR_HOST: store,
  FIRESTORE_EMULATOR_JAR: jar,
} = process.env;

/** The addresses of emulators that run already, for the unit tests, which then include those of emulators. */
export const runningEmulators: NodeJS.ProcessEnv =
  auth && store ? { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: store } : {};

/** Where the emulator of Firestore answers if its jar is started here; as in firebase.json. */
const storeOfJar = '127.0.0.1:8080';
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
/** How many seconds it has to start. */
const patience = 60;

/** Starts the emulators around their tests; says in one line if it cannot. */
export async function testInEmulators(run: TestRun) {
  if (auth && store) return;
  const tests = 'DEEP_TESTS=all npx vitest run tests/emulators';
  // Firebase's tools start the emulator of Firestore with Java 21 or newer; older versions of it run with older ones.
  if (javaVersion() >= 21) await execute(run, 'auth,firestore', tests);
  else if (jar && javaVersion() > 0) {
    const emulator = await startStore(jar);
    await execute(run, 'auth', `FIRESTORE_EMULATOR_HOST=${storeOfJar} ${tests}`);
    emulator.kill();
  } else
    console.log(
      'The tests with emulators are skipped: they need Java 21, or any Java and the path of Firestore’s emulator in FIRESTORE_EMULATOR_JAR, or emulators that run already, with their addresses in FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST.',
    );
}

function execute(run: TestRun, emulators: string, tests: string) {
  const [program, ...own] = firebaseTools();
  const options = ['--only', emulators, '--project', localProject];
  return run.step('Emulators', program, ...own, 'emulators:exec', ...options, tests);
}

/** Starts the emulator by its class, because only some of its jars name one. */
async function startStore(file: string): Promise<ChildProcess> {
  const [host, port] = storeOfJar.split(':');
  const options = [`--host=${host}`, `--port=${port}`, '--rules=firestore.rules'];
  const emulator = spawn('java', ['-cp', file, mainClass, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => emulator.kill());
  const isUp = () =>
    fetch(`http://${storeOfJar}`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let second = 0; !(await isUp()); second++) {
    if (emulator.exitCode !== null || second === patience)
      throw new Error(`Firestore’s emulator did not start: ${file}`);
    await pause(1000);
  }
  return emulator;
}
