import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
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

  test('the preview answers the same at every address of every file', async ({ baseURL }) => {
    const answerOf = async (host: string, address: string) => {
      const answer = await fetch(host + address, { redirect: 'manual' });
      const to = answer.headers.get('location');
      const text = answer.status === 200 ? await answer.text() : '';
      return [answer.status, to && new URL(to, host).pathname, text] as const;
    };
    const names = (readdirSync(dist, { recursive: true }) as string[])
      .filter((name) => statSync(join(dist, name)).isFile() && !/^_(headers|redirects)$/.test(name))
      .map((name) => `/${name}`);
    // The preview has accounts of its own.
    const ofHost = names.filter((name) => name !== '/accounts-service.json');
    const addresses = ofHost.flatMap((name) => {
      const page = name.replace(/(\/index)?\.html$/, '');
      return page === name ? [name] : [name, page, `${page}/`];
    });
    expect(addresses.length).toBeGreaterThan(200);
    for (const address of new Set(addresses))
      expect(await answerOf(baseURL!, address), address).toEqual(await answerOf(site, address));
  });
});
