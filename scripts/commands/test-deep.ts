import { localProject } from '../../src/accounts/service.ts';
import { commandLine } from '../command-line.ts';
import { firebaseTools } from '../deploy/deployment.ts';
import {
  ensureEngines,
  javaVersion,
  missingEngineLines,
  nuHtmlChecker,
  superstatic,
} from '../tests/programs.ts';
import { testCommand } from '../tests/test-run.ts';

const usage = `npm run test:deep   what is too slow for npm test: sweeps over widths, contents and minutes, thrown dice,
                    other engines, emulators, mutation; every night, and before a large change is done`;

commandLine(usage, {});

/** Runs the files named *.deep.test.ts and *.deep.spec.ts, and mutation. */
await testCommand(async (run, browsers) => {
  ensureEngines();
  for (const line of missingEngineLines()) console.log(line);
  const root = process.cwd();
  const deep = { ...browsers, DEEP_TESTS: 'all' };
  if (!(await run.step('Build', 'npm', 'run', '-s', 'build', '--', '--local-accounts'))) return;
  await run.unitTests(deep);
  await run.browserTests({
    ...deep,
    SUPERSTATIC_KIT: superstatic(root),
    NU_HTML_CHECKER: nuHtmlChecker(root),
  });
  // Firebase's own tools start the emulators.
  if (!(javaVersion() >= 21))
    console.log('There is no Java 21 on this machine, and the tests with emulators are skipped.');
  else {
    const [program, ...own] = firebaseTools();
    const tests = 'DEEP_TESTS=all npx vitest run tests/emulators';
    const options = ['--only', 'auth,firestore', '--project', localProject];
    await run.step('Emulators', program, ...own, 'emulators:exec', ...options, tests);
  }
  await run.step('Mutation', 'npx', 'stryker', 'run', 'tests/mutation/stryker.config.mjs');
});
