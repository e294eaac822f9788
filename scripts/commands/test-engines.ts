import { spawnSync } from 'node:child_process';
import { commandLine } from '../command-line.ts';
import { ensureChromium } from '../programs/find-chromium.ts';
import { ensureEngines, missingEngineLines } from '../programs/find-engines.ts';

/** Tests the built site in the engines of Firefox and Safari, besides Chromium; names those that are missing. */
commandLine(
  'npm run test:engines    tests the built site in the engines of Firefox and Safari',
  {},
);

ensureEngines();
const missing = missingEngineLines();
for (const line of missing) console.log(line);
const env = { ...process.env, CHROMIUM: await ensureChromium(), OTHER_ENGINES: 'asked' };
const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env }).status;
const status =
  run('npm', ['run', '-s', 'build', '--', '--local-accounts']) ||
  run('npx', ['vitest', 'run', 'tests/engines']);
// Nobody reads the lines above in CI, so a missing engine fails.
process.exitCode = status || (process.env['CI'] && missing.length > 0 ? 1 : 0);
