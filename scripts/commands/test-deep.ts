import { commandLine } from '../command-line.ts';
import { runningEmulators, testInEmulators } from '../tests/emulators.ts';
import {
  ensureEngines,
  missingEngineLines,
  nuHtmlChecker,
  superstatic,
} from '../tests/programs.ts';
import { testCommand } from '../tests/test-run.ts';

const usage = `npm run test:deep   what is too slow for npm test: sweeps over widths, contents and minutes, thrown dice,
                    other engines, emulators, mutation; every night, and before a large change is done

FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST   Firebase's emulators that run already
FIRESTORE_EMULATOR_JAR                                 the emulator of Firestore, for a Java older than 21`;

commandLine(usage, {});

/** Runs the files named *.deep.test.ts and *.deep.spec.ts, and mutation. */
await testCommand(async (run, browsers) => {
  ensureEngines();
  for (const line of missingEngineLines()) console.log(line);
  const root = process.cwd();
  const deep = { ...browsers, DEEP_TESTS: 'all' };
  if (!(await run.step('Build', 'npm', 'run', '-s', 'build', '--', '--local-accounts'))) return;
  await run.unitTests({ ...deep, ...runningEmulators });
  await run.browserTests({
    ...deep,
    SUPERSTATIC_KIT: superstatic(root),
    NU_HTML_CHECKER: nuHtmlChecker(root),
  });
  await testInEmulators(run);
  await run.step('Mutation', 'npx', 'stryker', 'run', 'tests/mutation/stryker.config.mjs');
});
