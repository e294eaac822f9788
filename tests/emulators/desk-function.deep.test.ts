import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firebaseTools } from '../../scripts/deploy/deployment.ts';
import { localProject } from '../../src/accounts/service.ts';
import type { Head } from '../../src/host/workspace/workspace.ts';
import { localService } from '../accounts/local-service.ts';
import { listening } from '../host/firebase-function.ts';
import { type StandIn, startStandIn } from '../host/github-stand-in.ts';
import { emulators } from './emulators.ts';

const ports = { functions: 29_301, hosting: 29_302, hub: 29_303, logging: 29_304 };
const desk = `http://127.0.0.1:${ports.hosting}`;
const asha = {
  name: 'Asha Menon',
  email: 'asha@gym.example',
  password: 'correct horse',
  role: 'publisher',
} as const;
const key = 'github_pat_of_the_repository';

/** Hosting and functions are the official ones; the accounts and the list of staff are in the local service. */
describe.skipIf(!emulators)('the desk at Firebase', () => {
  const dist = mkdtempSync(join(tmpdir(), 'desk-at-firebase-'));
  let started: ChildProcess;
  let accounts: Awaited<ReturnType<typeof localService>>;
  let keys: Awaited<ReturnType<typeof listening>>;
  let standIn: StandIn;
  let token: string;

  beforeAll(async () => {
    accounts = await localService({ project: localProject, staff: [asha] });
    token = await tokenOf(accounts.address, asha);
    keys = await listening((_, response) => response.end(JSON.stringify(accounts.keys())));
    const files = new Map([['content/site.yaml', readFileSync('content/site.yaml')]]);
    standIn = await startStandIn(files, key);
    build(dist);
    const service = { store: accounts.address, keys: keys.address };
    writeFileSync(join(dist, 'functions/.secret.local'), `DESK_REPOSITORY_KEY=${key}\n`);
    writeFileSync(
      join(dist, 'functions/.env.local'),
      `DESK_GITHUB=${standIn.address}\nDESK_ACCOUNTS='${JSON.stringify(service)}'\n`,
    );
    started = start(dist);
    while ((await statusOf('/api/member')) !== 401) await setTimeout(500);
  }, 300_000);
  afterAll(async () => {
    started.kill('SIGINT');
    await new Promise((resolve) => started.once('exit', resolve));
    accounts.stop();
    keys.server.close();
    await standIn.close();
    rmSync(dist, { recursive: true });
  }, 60_000);

  const ask = (what: string) =>
    fetch(`${desk}/api/${what}`, { headers: { authorization: `Bearer ${token}` } });

  test('its second site leads to the function, which knows its staff and reads the repository', async () => {
    const member = await ask('member');
    expect(await member.json()).toEqual({ name: asha.name, role: asha.role });
    expect(member.headers.get('cache-control')).toBe('no-store');
    expect(member.headers.get('content-type')).toMatch(/^application\/json/);
    const head = (await (await ask('head')).json()) as Head;
    expect(Object.keys(head.files)).toEqual(['site.yaml']);
    expect(await statusOf('/api/head')).toBe(401);
  });

  test('the files have the headers of the desk', async () => {
    const { headers } = await fetch(desk);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  });

  test('200 requests in a minute are answered, by one function', async () => {
    const started = Date.now();
    const statuses = new Set<number>();
    // One after the other: the emulator would start a process for each that comes beside another.
    for (let sent = 0; sent < 200; sent++) statuses.add((await ask('head')).status);
    expect([...statuses]).toEqual([200]);
    expect(Date.now() - started).toBeLessThan(60_000);
  }, 120_000);
});

const statusOf = (path: string) =>
  fetch(desk + path).then(
    ({ status }) => status,
    () => 0,
  );

async function tokenOf(address: string, { email, password }: typeof asha): Promise<string> {
  const call = `${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const answer = await fetch(call, { method: 'POST', body });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** Builds the desk as it is published, and what its function needs at Firebase. */
function build(dist: string) {
  execFileSync(process.execPath, ['scripts/run.mjs', 'desk-build'], {
    env: {
      ...process.env,
      VITE_FIREBASE_API_KEY: 'local',
      VITE_FIREBASE_PROJECT_ID: localProject,
      VITE_FIREBASE_AUTH_DOMAIN: 'gym.firebaseapp.com',
      VITE_FIREBASE_APP_ID: 'app',
      DESK_REPOSITORY: 'the-owner/the-website',
      DESK_SITE: 'gym-desk',
      DESK_DIST_FOLDER: dist,
    },
  });
  const functions = join(dist, 'functions');
  execFileSync('npm', ['install', '--prefix', functions, '--ignore-scripts', '--no-audit']);
}

function start(dist: string): ChildProcess {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const places = Object.entries(ports).map(([name, port]) => [name, at(port)] as const);
  const published = JSON.parse(readFileSync(join(dist, 'firebase.json'), 'utf8')) as object;
  const ui = { enabled: false };
  writeFileSync(
    join(dist, 'firebase.json'),
    JSON.stringify({ ...published, emulators: { ...Object.fromEntries(places), ui } }),
  );
  const args = ['emulators:start', '--only', 'functions,hosting', '--project', localProject];
  const [program, ...own] = firebaseTools();
  return spawn(program, [...own, ...args], { cwd: dist, stdio: 'ignore' });
}
