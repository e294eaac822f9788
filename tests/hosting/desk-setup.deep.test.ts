import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, requestOf, send } from '../../scripts/desk/node-requests.ts';
import { filesIn } from '../../scripts/disk/files-in.ts';
import { startStandIn, type StandIn } from '../../scripts/desk/github-stand-in/stand-in.ts';
import { createStaticHost } from '../../scripts/deploy/local-host/static-host.ts';
import { localService } from '../accounts/local-service.ts';
import { root } from '../check/content-copy.ts';

const project = 'demo-set-up';
const password = 'correct horse';
const nandini = {
  name: 'Nandini Rao',
  email: 'nandini@gym.example',
  password,
  role: 'owner',
} as const;
const asha = {
  name: 'Asha Menon',
  email: 'asha@gym.example',
  password,
  role: 'publisher',
} as const;
const key = 'github_pat_of_the_repository';

const own = mkdtempSync(join(tmpdir(), 'set-up-'));
const dist = join(own, 'dist-desk');
const secretFile = join(own, 'secret');
const calls = join(own, 'calls');
/** Stands for the Firebase CLI: keeps the secret, and notes what it is asked for. */
const cli = join(own, 'firebase.mjs');
let standIn: StandIn;
let accounts: Awaited<ReturnType<typeof localService>>;
let desk: Server;
let site: Server;
let environment: NodeJS.ProcessEnv;

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** The published desk: its files with their headers, and its function with the secret of its host. */
function deskServer(): Server {
  let host: Server | undefined;
  return createServer((request, response) => {
    if (!existsSync(dist)) return void response.writeHead(404).end();
    host ??= createStaticHost(join(dist, 'site'), (asked, reply, next) => {
      if (!asked.url!.startsWith('/api/')) return next();
      void (async () => {
        process.env['DESK_REPOSITORY_KEY'] = readFileSync(secretFile, 'utf8');
        const { href } = pathToFileURL(join(dist, 'netlify/functions/desk.mjs'));
        const { default: answer } = (await import(href)) as {
          default: (request: Request) => Promise<Response>;
        };
        const body = (await bodyOf(asked)) as Buffer;
        const address = new URL(asked.url!, 'http://desk');
        await send(reply, await answer(requestOf(asked, address, body)));
      })();
    });
    host.emit('request', request, response);
  });
}

beforeAll(async () => {
  const folder = join(root, 'content');
  const files = new Map(
    filesIn(folder).map((name) => [`content/${name}`, readFileSync(join(folder, name))] as const),
  );
  const workflow = { path: '.github/workflows/site.yml', jobs: ['Build'] };
  standIn = await startStandIn({ files, token: key, workflow });
  accounts = await localService({ project, staff: [nandini, asha] });
  const keys = createServer((_, response) => response.end(JSON.stringify(accounts.keys())));
  desk = deskServer();
  site = createServer((_, response) => {
    response.setHeader('access-control-allow-origin', '*').end('{}');
  });
  writeFileSync(
    cli,
    `#!${process.execPath}
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
const [command, ...rest] = process.argv.slice(2);
appendFileSync(${JSON.stringify(calls)}, [command, ...rest].join(' ') + '\\n');
if (command === 'functions:secrets:set') writeFileSync(${JSON.stringify(secretFile)}, readFileSync(0));
if (command === 'functions:secrets:access') {
  if (!existsSync(${JSON.stringify(secretFile)})) {
    console.error('Error: Request had HTTP Error: 404, Secret not found');
    process.exit(1);
  }
  console.log(readFileSync(${JSON.stringify(secretFile)}, 'utf8'));
}
if (command === 'hosting:sites:get') {
  console.error('Error: could not find site "gym-desk" for project "demo-set-up"');
  process.exit(1);
}
`,
  );
  chmodSync(cli, 0o755);
  const service = {
    identity: `${accounts.address}/identitytoolkit.googleapis.com`,
    store: accounts.address,
    keys: await listening(keys),
  };
  environment = {
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_AUTH_DOMAIN: 'gym.firebaseapp.com',
    VITE_FIREBASE_APP_ID: 'app',
    DESK_REPOSITORY: 'the-owner/the-website',
    DESK_SITE: 'gym-desk',
    DESK_DIST_FOLDER: dist,
    DESK_GITHUB: standIn.address,
    DESK_ACCOUNTS: JSON.stringify(service),
    DESK_ORIGIN: await listening(desk),
    LIVE_SITE: await listening(site),
    FIREBASE_TOOLS_BIN: cli,
  };
  // The function runs in this process.
  for (const name of ['DESK_GITHUB', 'DESK_ACCOUNTS']) process.env[name] = environment[name];
});
afterAll(async () => {
  accounts.stop();
  for (const server of [desk, site]) server.close();
  await standIn.close();
  rmSync(own, { recursive: true });
});

/** Runs the set-up, and gives each answer once its question is there; returns all that it said. */
async function setUp(answers: readonly (readonly [question: string, answer: string])[]) {
  const program = spawn(process.execPath, ['scripts/run.mjs', 'desk-setup'], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
  });
  let said = '';
  let asked = 0;
  const waiting = [...answers];
  const hear = (part: Buffer) => {
    said += part.toString();
    const [next] = waiting;
    if (!next || !said.slice(asked).includes(next[0])) return;
    asked = said.length;
    waiting.shift();
    program.stdin.write(`${next[1]}\n`);
    if (waiting.length === 0) program.stdin.end();
  };
  program.stdout.on('data', hear);
  program.stderr.on('data', hear);
  if (answers.length === 0) program.stdin.end();
  const status = await new Promise((resolve) => program.on('close', resolve));
  return { status, said };
}

test('the owner is led from the key to the link; what fails says why, and what to do', async () => {
  const { status, said } = await setUp([
    ['The key', 'github_pat_mistyped'],
    ['paste another key', key],
    ['e-mail address', asha.email],
    ['password', password],
    ['Ctrl and C', ''],
  ]);
  expect(said).toContain('✗ GitHub does not accept this key');
  expect(said).toContain('Make a new one at the address above.');
  expect(said).toMatch(/✓ .*Found the-owner\/the-website: \d+ files of content on the branch main/);
  expect(said).toMatch(/✓ .*A trial branch was written and deleted again/);
  expect(said).toContain('✗ asha@gym.example is on the list as publisher.');
  // Whoever stops has lost nothing: the answers end here.
  expect(said).toContain('Stopped. Nothing is lost');
  expect(status).toBe(1);
  expect(readFileSync(secretFile, 'utf8')).toBe(key);
  // On a command line other programs would see it.
  expect(readFileSync(calls, 'utf8') + said).not.toContain(key);

  const again = await setUp([
    ['e-mail address', nandini.email],
    ['password', password],
  ]);
  expect(again.said).not.toContain('The key (it is not shown)');
  expect(again.said).toMatch(/✓ .*The list of staff has you: Nandini Rao, owner/);
  expect(again.said).toMatch(/✓ .*The desk knows you: Nandini Rao, owner/);
  expect(again.said).toMatch(/✓ .*The desk reads the repository with its key: \d+ files/);
  expect(again.said).toContain(`The desk is at ${environment['DESK_ORIGIN']}`);
  expect(again.said).toMatch(/[█▀▄]{10}/);
  expect(again.status).toBe(0);
  expect(readFileSync(calls, 'utf8').split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('hosting:sites:create gym-desk --project demo-set-up'),
      expect.stringContaining('deploy --only hosting:desk,functions:desk,firestore:rules'),
    ]),
  );
  // The commit that shows that the key may publish is made once, and changes no file.
  expect(standIn.repository.history()).toHaveLength(2);
}, 180_000);

test.each([
  ['may not write', { scopes: ['actions'] as const }, 'The key lacks a permission'],
  ['may not see a publish', { scopes: ['contents'] as const }, 'Actions: Read-only'],
  ['meets a protected branch', { isProtected: true }, 'A rule at GitHub keeps everybody'],
  ['meets an archived repository', { archived: true }, 'is archived'],
])('a key that %s is not taken', async (_, facts, words) => {
  const before = { ...standIn.facts };
  rmSync(secretFile, { force: true });
  // Other commits have been made since.
  for (let count = 0; count < 100; count++) standIn.repository.commitOfSomebody(new Map());
  Object.assign(standIn.facts, facts);
  const { status, said } = await setUp([['The key', key]]);
  Object.assign(standIn.facts, before);
  expect(said).toContain(words);
  expect(status).toBe(1);
  expect(existsSync(secretFile)).toBe(false);
});
