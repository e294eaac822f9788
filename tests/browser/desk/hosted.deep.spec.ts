import type { Page, Route } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { createStaticHost } from '../../../scripts/deploy/local-host.ts';
import { localService } from '../../accounts/local-service.ts';
import { root } from '../../check/content-copy.ts';
import { contentAtGitHub } from '../../host/content-at-github.ts';
import { listening, writePackageOfFirebase } from '../../host/firebase-function.ts';
import { test as base, expect } from '../page.ts';

const project = 'demo-hosted';
const asha = {
  name: 'Asha Menon',
  email: 'asha@gym.example',
  password: 'correct horse',
  role: 'publisher',
} as const;

interface Hosted {
  desk: string;
  site: string;
  accounts: string;
}

/** The desk as it is published, at an address of its own, and the website at another. */
const test = base.extend<object, { hosted: Hosted }>({
  serviceWorkers: async ({}, provide) => provide('allow'),
  hosted: [
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'hosted-desk-'));
      const accounts = await localService({ project, staff: [asha] });
      const standIn = await contentAtGitHub();
      const keys = await listening((_, response) => response.end(JSON.stringify(accounts.keys())));
      const site = await listening(createStaticHost(join(root, 'dist')));
      build(folder, site.address);
      Object.assign(process.env, {
        DESK_REPOSITORY_KEY: 'the-key',
        DESK_GITHUB: standIn.address,
        DESK_ACCOUNTS: JSON.stringify({
          store: accounts.address,
          keys: keys.address,
        }),
      });
      const desk = await listening(await deskHost(folder));
      await provide({ desk: desk.address, site: site.address, accounts: accounts.address });
      for (const { server } of [keys, site, desk]) server.close();
      accounts.stop();
      await standIn.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

function build(folder: string, site: string) {
  execFileSync(process.execPath, ['scripts/run.mjs', 'desk-build'], {
    cwd: root,
    env: {
      ...process.env,
      VITE_FIREBASE_API_KEY: 'local',
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_FIREBASE_AUTH_DOMAIN: 'gym.firebaseapp.com',
      VITE_FIREBASE_APP_ID: 'app',
      DESK_REPOSITORY: 'the-owner/the-website',
      DESK_SITE: 'gym-desk',
      DESK_DIST_FOLDER: join(folder, 'dist-desk'),
      LIVE_SITE: site,
    },
  });
}

/** Serves the files with their headers, and the function. */
async function deskHost(folder: string): Promise<Server> {
  writePackageOfFirebase(join(folder, 'dist-desk/functions'));
  const { href } = pathToFileURL(join(folder, 'dist-desk/functions/desk.js'));
  const { desk } = (await import(href)) as { desk: RequestListener };
  return createStaticHost(join(folder, 'dist-desk/site'), (asked, reply, next) => {
    if (!asked.url!.startsWith('/api/')) return next();
    void buffer(asked).then((rawBody) => desk(Object.assign(asked, { rawBody }) as never, reply));
  });
}

/** Lets the accounts of this machine answer for Firebase's. */
async function withAccounts(page: Page, accounts: string) {
  const answerIn = (start: string) => async (route: Route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const { pathname, search } = new URL(request.url());
    const body = request.postDataBuffer();
    const { authorization = '' } = request.headers();
    const response = await fetch(`${accounts}${start}${pathname}${search}`, {
      method: request.method(),
      headers: { authorization },
      ...(body && { body: new Uint8Array(body) }),
    });
    return route.fulfill({
      status: response.status,
      headers: { ...headers, 'content-type': 'application/json' },
      body: await response.text(),
    });
  };
  for (const host of ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'])
    await page.context().route(`https://${host}/**`, answerIn(`/${host}`));
  await page.context().route('https://firestore.googleapis.com/**', answerIn(''));
}

test('the desk as it is published signs in, and shows the photographs of the website in its preview', async ({
  page,
  hosted: { desk, site, accounts },
}) => {
  await withAccounts(page, accounts);
  const blocked: string[] = [];
  page.on('requestfailed', (request) => {
    // The preview may have gone on to another page.
    const { errorText = '' } = request.failure() ?? {};
    if (errorText !== 'net::ERR_ABORTED') blocked.push(`${request.url()} ${errorText}`);
  });
  await page.goto(desk);
  await page.getByLabel('E-mail address').fill(asha.email);
  await page.getByLabel('Password').fill(asha.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await page.goto(`${desk}/#/prices`);
  const price = page.getByRole('main').getByLabel('Price', { exact: true }).nth(1);
  await price.fill('4321');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('main')).toContainText('4,321', { timeout: 40_000 });
  await page.goto(`${desk}/#/photographs`);
  const shown = () =>
    preview.locator('img').evaluateAll((images) =>
      images
        .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map(({ currentSrc }) => new URL(currentSrc).origin),
    );
  await expect.poll(async () => (await shown()).includes(site), { timeout: 40_000 }).toBe(true);
  expect(blocked.filter((address) => address.startsWith(site))).toEqual([]);
});
