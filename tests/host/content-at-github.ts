import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  startStandIn,
  type Fault,
  type StandIn,
} from '../../scripts/desk/github-stand-in/stand-in.ts';
import { filesIn } from '../../scripts/disk/files-in.ts';
import { gitHubOf } from '../../src/host/github/ask-github.ts';
import { repositoryWorkspace } from '../../src/host/github/repository-workspace.ts';
import type { Commit } from '../../src/host/workspace/workspace.ts';
import { model } from '../check/content-copy.ts';

export const folder = join(import.meta.dirname, '../../content');
export const names = filesIn(folder).filter((name) =>
  /^([a-z]+\/)?[\w-]+\.(yaml|jpg|png)$/.test(name),
);
const files = new Map<string, string | Uint8Array>([
  ...names.map((name) => [`content/${name}`, readFileSync(join(folder, name))] as const),
  ['package.json', '{}'] as const,
  ['README.md', 'The website'] as const,
]);
export const prices = readFileSync(join(folder, 'plans.yaml'), 'utf8');
export const priced = prices.replace(/price: \d+/, 'price: 4321');

/** The content of this website in a repository of its own. */
export const contentAtGitHub = () =>
  startStandIn({
    files,
    token: 'the-key',
    workflow: { path: '.github/workflows/publish.yml', jobs: ['Build'] },
  });

/** As a function host that was just started. */
export const workspaceAt = ({ address }: StandIn, key = 'the-key') =>
  repositoryWorkspace({
    github: gitHubOf({
      address,
      key: () => Promise.resolve(key),
      wait: () => Promise.resolve(),
      timeout: 60_000,
    }),
    repository: { owner: 'the-owner', name: 'the-website', branch: 'main', folder: 'content' },
    site: 'https://the-website.example',
    modelNow: () => model,
  });

export const commitOnto = (base: string, more: Partial<Commit> = {}): Commit => ({
  id: crypto.randomUUID(),
  base,
  by: 'Asha',
  words: ['Prices: Monthly is 4,321'],
  texts: { 'plans.yaml': priced },
  pictures: {},
  ...more,
});

/**
 * One of each kind of answer that leaves a request undone or its outcome unknown: no answer to what was done, an answer
 * after which it is sent again, and the three that the code tells apart. Every fault is told apart in one place, which
 * the commits of tests/host/repository-workspace.test.ts meet with all of them.
 */
export const kindsOfFaults: Fault[] = [
  'lost',
  { status: 502 },
  { status: 401, message: 'Bad credentials' },
  { status: 404, message: 'Not Found' },
  { status: 422, message: 'Update is not a fast forward' },
];

/** What GitHub may do with one request. */
export const faultsOfGitHub: Fault[] = [
  'hang-up',
  'lost',
  { html: '<h1>Sign in to this network</h1>' },
  { status: 502 },
  { status: 429, headers: { 'retry-after': '1' } },
  { status: 403, message: 'You have exceeded a secondary rate limit.' },
  { status: 401, message: 'Bad credentials' },
  { status: 404, message: 'Not Found' },
  { status: 409, message: 'Git Repository is empty.' },
  { status: 422, message: 'Update is not a fast forward' },
];
