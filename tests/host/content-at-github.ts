import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, filesIn } from '../../scripts/disk.ts';
import { RepositoryStore } from '../../src/host/github/repository-store.ts';
import type { Publish } from '../../src/host/workspace/workspace.ts';
import { root, today } from '../check/content-copy.ts';
import { type StandIn, startStandIn } from './github-stand-in.ts';

export const folder = contentFolder(root);
export const names = filesIn(folder).filter((name) =>
  /^([a-z]+\/)?[\w-]+\.(yaml|jpg|png)$/.test(name),
);
const files = new Map<string, string | Uint8Array>([
  ...names.map((name) => [`content/${name}`, readFileSync(join(folder, name))] as const),
  ['package.json', '{}'],
  ['README.md', 'The website'],
]);
export const prices = readFileSync(join(folder, 'plans.yaml'), 'utf8');
export const priced = prices.replace(/price: \d+/, 'price: 4321');

/** The content of this website in a repository of its own. */
export const contentAtGitHub = (token?: string) => startStandIn(files, token);

export const repository = {
  owner: 'the-owner',
  name: 'the-website',
  branch: 'main',
  folder: 'content',
};

/** As a function host that was just started. */
export const storeAt = ({ address }: StandIn, token = 'the-key') =>
  new RepositoryStore({
    address,
    token: () => Promise.resolve(token),
    wait: () => Promise.resolve(),
    repository,
    site: 'https://the-website.invalid',
    today: () => today,
  });

export const publishOnto = (base: string, more: Partial<Publish> = {}): Publish => ({
  id: crypto.randomUUID(),
  base,
  by: 'Asha',
  sentences: ['Prices: Monthly is 4,321'],
  texts: { 'plans.yaml': priced },
  pictures: {},
  ...more,
});
