import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  keepRepository,
  placeIn,
  readRepository,
  shownOf,
} from '../../../scripts/desk/publish/repository.ts';
import { token } from './website.ts';

let root: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'repository-'));
  file = join(root, '.local/desk/repository.json');
});
afterEach(() => rmSync(root, { recursive: true }));

const repository = { owner: 'iron-banyan', name: 'site', branch: 'main', token };
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('as long as publishing is not set up there are no settings', () => {
  expect(readRepository(file)).toBeUndefined();
});

test('they are kept where their owner alone can read them', () => {
  keepRepository(file, repository);
  expect(readRepository(file)).toEqual(repository);
  expect([modeOf(file), modeOf(dirname(file))]).toEqual([0o600, 0o700]);
});

test('so they are in a folder and a file that others could read before', () => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 });
  keepRepository(file, repository);
  chmodSync(file, 0o644);
  keepRepository(file, { ...repository, branch: 'live' });
  expect([modeOf(file), modeOf(dirname(file))]).toEqual([0o600, 0o700]);
});

test('the page knows that there is a key, and its end', () => {
  const shown = shownOf(repository);
  expect(shown).toEqual({
    owner: 'iron-banyan',
    name: 'site',
    branch: 'main',
    keyEndsWith: '1a2b',
  });
  expect(JSON.stringify(shown)).not.toContain(token);
});

test('blanks around a key are left out; what no key can be is refused without saying it', () => {
  keepRepository(file, { ...repository, token: ` ${token}\n` });
  expect(readRepository(file)?.token).toBe(token);
  const before = readFileSync(file, 'utf8');
  for (const odd of ['', 'short', `${token}\nx-header: 1`, 'a key with blanks', 'ключ_ключ_ключ']) {
    const keep = () => keepRepository(file, { ...repository, token: odd });
    expect(keep).toThrow('This does not look like a key of GitHub.');
    if (odd !== '') expect(keep).not.toThrow(odd);
  }
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test.each([
  ['https://github.com/iron-banyan/site', 'iron-banyan', 'site'],
  [' http://github.com/iron-banyan/site', 'iron-banyan', 'site'],
  ['https://github.com/iron-banyan/site.git', 'iron-banyan', 'site'],
  ['https://www.github.com/iron-banyan/site/', 'iron-banyan', 'site'],
  ['github.com/iron-banyan/site', 'iron-banyan', 'site'],
  ['https://github.com/iron-banyan/site/tree/main', 'iron-banyan', 'site'],
  ['iron-banyan/site.in', 'iron-banyan', 'site.in'],
])('%s is understood', (address, owner, name) => {
  expect(placeIn(address)).toEqual({ owner, name });
});

test.each([
  '',
  'site',
  'https://gitlab.com/a/b',
  'https://github.com.evil.example/a/b',
  'https://me:secret@github.com/a/b',
  'a/..',
  'a/b?c=d',
  '-a/b',
  'https://ironbanyan.example/',
])('"%s" is not', (address) => expect(placeIn(address)).toBeUndefined());
