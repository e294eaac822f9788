import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { gitHubOf } from '../../src/host/github/github.ts';
import { RepositoryStore } from '../../src/host/github/repository-store.ts';
import { repositoryToken } from '../../src/host/github/repository-token.ts';
import { liveContentOf } from '../../src/host/website.ts';
import { StoreFailed, type StoreFault } from '../../src/host/workspace/workspace.ts';
import { todayAt } from '../../src/timetable/clock.ts';
import { firebaseTools } from '../deploy/deployment.ts';
import type { DeskSettings } from './desk-settings.ts';

/** The settings and addresses for `checkDesk`, the check of `npm run desk:check`; tests use other addresses. */
export interface CheckParts {
  settings: DeskSettings;
  /** Returns the key of the repository, from the environment or from the secrets of the function. */
  key: () => string | undefined;
  gitHub: string;
  identity: string;
  /** The origin of the desk. */
  desk: string;
  /** The account of the owner; undefined to leave their entry unchecked. */
  owner: { email: string; password: string } | undefined;
  say: (line: string) => void;
}

/** The error for a step of the set-up that is not done: it says what is missing, and what to do. */
class Missing extends Error {}

/** Checks each step of docs/desk.md, and stops at the first that is not done; returns the exit code. */
export async function checkDesk(parts: CheckParts): Promise<number> {
  const { settings, owner, say } = parts;
  try {
    const key = parts.key();
    if (key === undefined)
      throw new Missing(
        'The function has no key of the repository, or you are not signed in to Firebase. Do step 2.',
      );
    for (const proved of await checkRepository(parts, key)) say(`✓ ${proved}`);
    if ((await liveContentOf(settings.site)) === undefined)
      throw new Missing(
        `The website at ${settings.site} does not say what visitors see. Publish it once: npm run deploy`,
      );
    say(`✓ The website at ${settings.site} says when a change is live.`);
    await checkPage(parts.desk);
    say(`✓ The desk is at ${parts.desk}, and its function answers.`);
    if (owner) say(`✓ ${await checkOwner(parts, owner)}`);
    else say('– Your entry on the list of people: npm run desk:check -- --email YOUR-ADDRESS');
    return 0;
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    say(`✗ ${error.message}`);
    return 1;
  }
}

/** Tries everything that the desk does with the key, except a commit; returns what works. */
async function checkRepository(parts: CheckParts, key: string): Promise<string[]> {
  const { settings, gitHub: address } = parts;
  const { repository, site } = settings;
  const { owner, name: repo, branch, folder } = repository;
  const token = repositoryToken(key, address);
  const github = gitHubOf({ address, token });
  const store = new RepositoryStore({
    address,
    token,
    repository,
    site,
    today: todayAt,
  });
  const tried = <Reply>(action: Promise<Reply>, permission: string) =>
    action.catch((error: unknown) => {
      if (!(error instanceof StoreFailed)) throw error;
      throw new Missing(faults[error.fault](`${owner}/${repo}`, branch, permission));
    });

  const contents = 'Contents: Read and write';
  const { files } = await tried(store.head(), contents);
  // This file is in no commit, so GitHub deletes it after some time.
  await tried(store.keepUpload(new Uint8Array([10])), contents);
  await tried(store.progress(''), 'Actions: Read-only');
  const rules = await tried(
    github('GET /repos/{owner}/{repo}/rules/branches/{branch}', { owner, repo, branch }),
    contents,
  );
  if (rules.data.some(({ type }) => type === 'pull_request'))
    throw new Missing(
      `A rule of ${owner}/${repo} lets nobody write to ${branch} without a pull request. Let the key pass: Settings → Rules.`,
    );
  const { headers } = await github('GET /repos/{owner}/{repo}', { owner, repo });
  const end = headers['github-authentication-token-expiration'];
  return [
    `The key reads ${owner}/${repo}: ${Object.keys(files).length} files in ${folder}, on ${branch}.`,
    'The key may write, and see how far a publish is.',
    end === undefined
      ? 'The key has no end.'
      : `The key ends on ${String(end).slice(0, 10)}. Make a new one before.`,
  ];
}

const notAvailable =
  'GitHub does not answer as it should. Look at www.githubstatus.com, and try again.';

const faults: Record<StoreFault, (place: string, branch: string, permission: string) => string> = {
  'key-refused': (place, _, permission) =>
    `GitHub does not accept the key for ${place}, or it lacks ${permission}. Do step 2 again.`,
  'store-not-found': (place, branch) =>
    `The key sees no ${place} with the branch ${branch} and a folder content. Select the repository at the key, or correct DESK_REPOSITORY and DESK_BRANCH in .env.`,
  'store-protected': (place) =>
    `Nothing can be written into ${place}: it is archived, or a rule forbids it. Its owner changes that at GitHub, under Settings.`,
  busy: () => notAvailable,
  'store-away': () => notAvailable,
  'store-failed': () => notAvailable,
};

/** The time limit of a request in milliseconds; a function that starts takes some seconds. */
const timeLimit = 30_000;

const ask = (address: string, token?: string) =>
  fetch(address, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeLimit),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => undefined);

async function checkPage(desk: string): Promise<void> {
  const page = await ask(desk);
  const policy = page?.headers.get('content-security-policy') ?? '';
  if (!page?.ok || !policy.includes('require-trusted-types-for'))
    throw new Missing(
      `${desk} does not show the desk. Do step 4; a new address takes some minutes.`,
    );
  const answer = await ask(`${desk}/api/member`);
  if (answer?.status !== 401)
    throw new Missing(
      'The desk is there, but its function does not answer. Its log says why: npx firebase-tools@15 functions:log',
    );
}

/** Signs the owner in, and asks the desk who they are. */
async function checkOwner(
  { settings, identity, desk }: CheckParts,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const key = settings.accountsKey;
  const response = await fetch(`${identity}/v1/accounts:signInWithPassword?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${desk}/` },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(timeLimit),
  });
  const { idToken, error } = (await response.json()) as {
    idToken?: string;
    error?: { message: string };
  };
  if (idToken === undefined)
    throw new Missing(
      `The accounts refuse ${email} (${error?.message}). Sign in to the website once with this address and password.`,
    );
  const answer = await ask(`${desk}/api/member`, idToken);
  const { role, fault } = ((await answer?.json()) ?? {}) as { role?: string; fault?: string };
  if (fault === 'not-confirmed')
    throw new Missing(`${email} is not confirmed. Press the link that the website has sent to it.`);
  if (fault === 'no-staff' || role === 'publisher')
    throw new Missing(`The list of people does not have ${email} as owner. Do step 3.`);
  const head = await ask(`${desk}/api/head`, idToken);
  if (role !== 'owner' || !head?.ok)
    throw new Missing(
      `The function answers ${fault ?? (await head?.text())}. After a new key publish it again: npm run deploy -- --desk`,
    );
  return `The list of people has ${email} as owner, and the desk reads the repository.`;
}

/** Returns the secret of the function, which the Firebase CLI shows to everybody who may deploy it, if there is one. */
export function keyInFirebase(project: string): string | undefined {
  const [program, ...own] = firebaseTools();
  const args = ['functions:secrets:access', 'DESK_REPOSITORY_KEY', '--project', project];
  const { status, stdout } = spawnSync(program, [...own, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Asks for a password in the terminal, without showing it. */
export async function askPassword(): Promise<string> {
  process.stdout.write('Your password (it is not shown): ');
  const output = new Writable({ write: (_part, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const password = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return password;
}
