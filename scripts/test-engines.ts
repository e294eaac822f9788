import { spawnSync } from 'node:child_process';
import { ensureChromium } from './find-chromium.ts';
import { ensureEngines, missingEngineLines } from './find-engines.ts';

/** The built site in the engines of Firefox and Safari, beside Chromium; one that is not here says so. */
ensureEngines();
for (const line of missingEngineLines()) console.log(line);
const env = { ...process.env, CHROMIUM: await ensureChromium(), OTHER_ENGINES: 'asked' };
const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env }).status;
process.exitCode =
  run('npm', ['run', '-s', 'build']) || run('npx', ['vitest', 'run', 'tests/engines']) || 0;
