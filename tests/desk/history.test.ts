import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { GitHistory, type Save } from '../../scripts/desk/git-history.ts';
import { messageOf, publishIn } from '../../src/host/publish-message.ts';
import type { ChangedTexts } from '../../src/host/workspace/workspace.ts';
import { folderOfEachTest, writeFiles } from '../folders.ts';

const root = folderOfEachTest();
let content: string;

/** A computer without a name in the git configuration. */
beforeEach(() => {
  content = join(root, 'site/content');
  mkdirSync(join(root, 'home'));
  vi.stubEnv('HOME', join(root, 'home'));
  vi.stubEnv('XDG_CONFIG_HOME', join(root, 'home'));
  write('plans.yaml', 'price: 1150\n');
  write('posts/old.yaml', 'title: Old\n');
});
const write = (name: string, bytes: string | Uint8Array) => writeFiles(content, { [name]: bytes });

const developer = ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.org'];
const git = (...args: string[]) =>
  execFileSync('git', [...developer, ...args], { cwd: join(root, 'site'), encoding: 'utf8' });

function makeRepository() {
  git('init', '-q', '-b', 'main');
  write('../src/site.ts', 'one\n');
  git('add', '-A');
  git('commit', '-q', '-m', 'Begin the site');
}

/** Writes the files of a save like the desk, and returns the save for the history. */
function saved(sentences: string[], texts: ChangedTexts, more: Partial<Save> = {}): Save {
  for (const [name, { after }] of Object.entries(texts))
    if (after === null) rmSync(join(content, name));
    else write(name, after);
  const [id, at] = [randomUUID(), '2027-01-26T12:30:00.000Z'];
  return { id, at, by: 'Asha', sentences, files: Object.keys(texts), ...more };
}

const historyNow = async () => (await GitHistory.of(content))!;

const newPrice = 'Experts: price ₹1,250 instead of ₹1,150';
const priceTexts = { 'plans.yaml': { before: 'price: 1150\n', after: 'price: 1250\n' } };
const priceSave = () => saved([newPrice], priceTexts);

test.each(['', ' ', '.,;'])(
  'a save by “%s” is that of the desk, and holds up no other',
  async (by) => {
    makeRepository();
    const history = await historyNow();
    await history.add(saved([newPrice], priceTexts, { by }));
    expect(await history.list(1)).toMatchObject([{ by: 'The desk', sentences: [newPrice] }]);
  },
);

test('every save is remembered, newest first, with all its letters', async () => {
  makeRepository();
  const history = await historyNow();
  await history.add(priceSave());
  const texts: ChangedTexts = {
    'posts/old.yaml': { before: 'title: Old\n', after: null },
    'posts/नया.yaml': { before: null, after: 'title: "New"\n' },
  };
  write('images/hall.jpg', Buffer.from([0xff, 0xd8, 0, 1]));
  const sentences = ['"Don\'t" → `$(touch here)`; --amend %H \\n #1', '# ಬೆಲೆ 💪', '- ₹750'];
  const at = '2027-01-27T06:00:00.000Z';
  const files = [...Object.keys(texts), 'images/hall.jpg'];
  await history.add(saved(sentences, texts, { by: 'Imran', at, files }));

  const [last, first] = await history.list(2);
  expect(last).toMatchObject({ at, by: 'Imran', sentences });
  expect(first).toMatchObject({ by: 'Asha', sentences: [newPrice] });
  expect(await history.version(last!.id)).toEqual(texts);
  expect(await history.version(first!.id)).toEqual(priceTexts);
  expect(await history.list(1)).toEqual([last]);
  for (const id of ['', 'HEAD', '--output=x', '../x', 'f'])
    expect(await history.version(id)).toBeUndefined();
  expect(existsSync(join(content, 'here'))).toBe(false);
});

test('commits of others are not listed', async () => {
  makeRepository();
  const history = await historyNow();
  await history.add(priceSave());
  for (const message of ['Format', 'Prices\n\n- Experts: price']) {
    write('plans.yaml', `price: ${message.length}\n`);
    git('commit', '-q', '-a', '-m', message);
  }
  expect((await history.list(9)).map(({ sentences }) => sentences)).toEqual([[newPrice]]);
});

test('a save is one commit of its files, by the person who made it', async () => {
  makeRepository();
  const save = priceSave();
  await (await historyNow()).add(save);
  expect(git('log', '-1', '--format=%an|%ae|%cn|%aI|%B')).toBe(
    `Asha|desk@localhost|Asha|2027-01-26T12:30:00+00:00|${newPrice}\n\n- ${newPrice}\n\nDesk-Save: ${save.id}\n\n`,
  );
  expect(git('diff', '--name-only', 'HEAD~1', 'HEAD')).toBe('content/plans.yaml\n');
  expect(git('status', '--porcelain')).toBe('');
  expect(existsSync(join(root, 'home/.gitconfig'))).toBe(false);
  expect(readFileSync(join(root, 'site/.git/config'), 'utf8')).not.toMatch(/user|Asha/);
});

test('what others have changed or prepared stays as it is', async () => {
  makeRepository();
  write('../src/site.ts', 'two\n');
  git('add', 'src/site.ts');
  write('../src/site.ts', 'three\n');
  write('../src/new.ts', 'new\n');
  git('add', 'src/new.ts');
  write('faq.yaml', 'not of this save\n');
  await (await historyNow()).add(priceSave());
  expect(git('diff', '--name-only', 'HEAD~1', 'HEAD')).toBe('content/plans.yaml\n');
  expect(git('status', '--porcelain')).toBe('A  src/new.ts\nMM src/site.ts\n?? content/faq.yaml\n');
  expect(git('show', ':src/site.ts')).toBe('two\n');
});

test('a repository whose top is far above keeps it too, with names that git would read otherwise', async () => {
  content = join(root, 'site/sites/gym ₹/content');
  write('plans.yaml', 'price: 1150\n');
  write('x.yaml', 'left alone\n');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Begin');
  const names = [':(top)x.yaml', '*.yaml', '-f.yaml', 'a "b"\n\tc.yaml', '!x.yaml', '[a].yaml'];
  const texts = Object.fromEntries(names.map((name) => [name, { before: null, after: 'x\n' }]));
  const history = await historyNow();
  await history.add(saved(['Odd names'], texts));
  const [last] = await history.list(1);
  expect(await history.version(last!.id)).toEqual(texts);
});

test('a picture that somebody has told git to pass over is kept with the words that show it', async () => {
  makeRepository();
  writeFileSync(join(root, 'site/.git/info/exclude'), '*.jpg\n');
  write('images/hall.jpg', 'bytes');
  const save = saved(['Hall'], priceTexts, { files: ['plans.yaml', 'images/hall.jpg'] });
  await (await historyNow()).add(save);
  expect(git('ls-tree', '-r', '--name-only', 'HEAD', 'content/images')).toBe(
    'content/images/hall.jpg\n',
  );
});

test('no hook runs, nothing is signed, nobody is asked, and no other repository is meant', async () => {
  makeRepository();
  for (const name of ['pre-commit', 'commit-msg', 'post-commit', 'reference-transaction']) {
    const hook = join(root, 'site/.git/hooks', name);
    writeFileSync(hook, `#!/bin/sh\ntouch ${root}/hook-ran\nexit 1\n`);
    chmodSync(hook, 0o755);
  }
  git('config', 'commit.gpgSign', 'true');
  git('config', 'gpg.program', `${root}/none`);
  git('config', 'core.pager', `${root}/none`);
  git('config', 'log.showSignature', 'true');
  vi.stubEnv('GIT_DIR', join(root, 'elsewhere'));
  vi.stubEnv('GIT_INDEX_FILE', join(root, 'elsewhere/index'));
  const history = await historyNow();
  await history.add(priceSave());
  expect((await history.list(1))[0]!.sentences).toEqual([newPrice]);
  expect(existsSync(join(root, 'hook-ran'))).toBe(false);
});

test('a lock that goes in time is waited for; one that stays is told, and the next save goes on', async () => {
  makeRepository();
  const lock = join(root, 'site/.git/index.lock');
  writeFileSync(lock, '');
  setTimeout(() => rmSync(lock), 500);
  const history = await historyNow();
  await history.add(priceSave());
  expect(git('log', '-1', '--format=%s')).toBe(`${newPrice}\n`);
  writeFileSync(lock, '');
  const texts = { 'plans.yaml': { before: 'price: 1250\n', after: 'price: 1300\n' } };
  const next = saved(['Next'], texts);
  await expect(history.add(next)).rejects.toThrow('index.lock');
  expect(readFileSync(join(content, 'plans.yaml'), 'utf8')).toBe('price: 1300\n');
  rmSync(lock);
  await history.add(next);
  // What stands there already makes no empty commit.
  await history.add(next);
  expect((await history.list(9)).map(({ sentences }) => sentences)).toEqual([['Next'], [newPrice]]);
});

test('while somebody brings two versions together nothing is committed', async () => {
  makeRepository();
  git('branch', 'other');
  for (const branch of ['other', 'main']) {
    git('checkout', '-q', branch);
    write('plans.yaml', `price: ${branch}\n`);
    git('commit', '-qam', branch);
  }
  for (const begin of ['merge', 'rebase', 'cherry-pick']) {
    spawnSync('git', [...developer, begin, 'other'], { cwd: join(root, 'site') });
    const history = await historyNow();
    const head = git('rev-parse', 'HEAD');
    await expect(history.add(priceSave())).rejects.toThrow('under way');
    expect(git('rev-parse', 'HEAD')).toBe(head);
    git(begin, '--abort');
  }
});

test('nothing is committed onto a detached HEAD, where it would be lost', async () => {
  makeRepository();
  git('checkout', '-q', '--detach');
  const history = await historyNow();
  await expect(history.add(priceSave())).rejects.toThrow('No branch');
  expect(git('log', '--format=%s')).toBe('Begin the site\n');
  git('checkout', '-q', 'main');
  await history.add(priceSave());
  expect(git('log', '-1', '--format=%s')).toBe(`${newPrice}\n`);
});

test.each<[string, () => void]>([
  ['there is no git', () => vi.stubEnv('PATH', join(root, 'home'))],
  ['nothing was committed yet', () => git('init', '-q')],
  [
    'the repository is that of a home folder and knows nothing of the site',
    () => {
      git('init', '-q');
      write('../.profile', 'x\n');
      git('add', '.profile');
      git('commit', '-q', '-m', 'Begin');
    },
  ],
])('where %s there are no earlier publishes', async (_, prepare) => {
  prepare();
  expect(await GitHistory.of(content)).toBeUndefined();
});

test('the title of a commit has at most 71 letters, cut behind a word', () => {
  const long = 'Yoga: the words of the class now tell of mats, of blankets and of the teacher too';
  expect(messageOf([long], 'a')).toBe(
    `Yoga: the words of the class now tell of mats, of blankets and of the…\n\n- ${long}\n\nDesk-Save: a\n`,
  );
  expect(messageOf([newPrice, 'Notice: put up'], 'a')).toBe(
    `2 changes: ${newPrice}\n\n- ${newPrice}\n- Notice: put up\n\nDesk-Save: a\n`,
  );
  for (const sentences of [['x'.repeat(200)], ['नमस्ते '.repeat(30)], ['👨‍👩‍👧'.repeat(90), 'b']]) {
    const [title] = messageOf(sentences, 'a').split('\n');
    expect([...new Intl.Segmenter().segment(title!)].length).toBeLessThan(72);
    const trimmed = sentences.map((sentence) => sentence.trim());
    expect(publishIn(messageOf(sentences, 'a'))).toEqual({ id: 'a', sentences: trimmed });
  }
  expect(messageOf(['two\nlines\0'], 'a')).toBe('two lines\n\n- two lines\n\nDesk-Save: a\n');
});
