import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { dist, root, testHostAnswers, untilItAnswers } from './host-answers.ts';

const kit = process.env['SUPERSTATIC_KIT'];
const port = 4328;
const site = `http://localhost:${port}`;

test.describe('Firebase Hosting, as its own emulator answers with the configuration of the build', () => {
  test.skip(kit === undefined, 'superstatic, the server of that emulator, could not be installed');
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let server: ChildProcess;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'firebase-'));
    cpSync(dist, join(folder, 'site'), { recursive: true });
    // Not sent to the host when the site is published.
    for (const ignored of ['_headers', '_redirects']) rmSync(join(folder, 'site', ignored));
    const configuration = readFileSync(join(root, '.hosting/firebase.json'), 'utf8');
    writeFileSync(join(folder, 'firebase.json'), configuration);
    server = spawn(
      process.execPath,
      [
        join(kit!, 'node_modules/superstatic/lib/bin/server.js'),
        '.',
        '--config=firebase.json',
        `--port=${port}`,
        '--host=localhost',
      ],
      { cwd: folder, stdio: 'inherit' },
    );
    await untilItAnswers(site);
  });
  test.afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  testHostAnswers(site);
});
