import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageOf, wordsOf } from '../../src/host/change-message.ts';
import { historyOf } from '../../scripts/desk/history/history-of.ts';
import type { ChangedTexts, Save } from '../../src/host/history.ts';
import type { HistoryFault } from '../../src/host/workspace/workspace.ts';

let root: string;
let content: string;
let own: string;

/** A computer without a name in the git configuration. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  content = join(root, 'site/content');
  own = join(root, 'site/.local/desk');
  mkdirSync(join(root, 'home'));
  vi.stubEnv('HOME', join(root, 'home'));
  vi.stubEnv('XDG_CONFIG_HOME', join(root, 'home'));
  write('plans.yaml', 'price: 1150\n');
  write('posts/old.yaml', 'title: Old\n');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

function write(name: string, bytes: string | Uint8Array) {
  mkdirSync(dirname(join(content, name)), { recursive: true });
  writeFileSync(join(content, name), bytes);
}
const remove = (name: string) => rmSync(join(content, name));

const developer = ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.org'];
const git = (...args: string[]) =>
  execFileSync('git', [...developer, ...args], { cwd: join(root, 'site'), encoding: 'utf8' });

function makeRepository() {
  git('init', '-q', '-b', 'main');
  write('../src/site.ts', 'one\n');
  write('../.gitignore', '.local\n');
  git('add', '-A');
  git('commit', '-q', '-m', 'Begin the site');
}

/** Writes the files of a save like the desk, and returns the save for the history. */
function saved(
  words: string[],
  texts: ChangedTexts,
  more: Partial<Pick<Save, 'at' | 'by' | 'pictures'>> = {},
): Save {
  for (const [name, { after }] of Object.entries(texts))
    if (after === null) remove(name);
    else write(name, after);
  return {
    id: randomUUID(),
    at: '2027-01-26T12:30:00.000Z',
    by: 'Asha',
    words,
    texts,
    pictures: [],
    ...more,
  };
}

const newPrice = 'Experts: price ₹1,150 → ₹1,250';
const priceTexts = { 'plans.yaml': { before: 'price: 1150\n', after: 'price: 1250\n' } };
const priceSave = () => saved([newPrice], priceTexts);

const expectFault = (added: Promise<void>, fault: HistoryFault) =>
  expect(added).rejects.toMatchObject({ fault });

const holders: [string, () => void][] = [
  ['a folder alone', () => undefined],
  ['a repository', makeRepository],
];

test.each(holders)('%s remembers every save, newest first', async (_, prepare) => {
  prepare();
  const history = await historyOf(content, own);
  await history.add(priceSave());
  const texts: ChangedTexts = {
    'posts/old.yaml': { before: 'title: Old\n', after: null },
    'posts/नया.yaml': { before: null, after: 'title: "New"\n' },
  };
  write('images/hall.jpg', Buffer.from([0xff, 0xd8, 0, 1]));
  const words = ['Taken away: the post "Old"', 'New post: नया'];
  const at = '2027-01-27T06:00:00.000Z';
  await history.add(saved(words, texts, { by: 'Imran', at, pictures: ['images/hall.jpg'] }));

  const [last, first] = await history.list(2);
  expect(last).toMatchObject({ at, by: 'Imran', words });
  expect(first).toMatchObject({ by: 'Asha', words: [newPrice] });
  expect(await history.textsOf(last!.id)).toEqual(texts);
  expect(await history.textsOf(first!.id)).toEqual(priceTexts);
  expect(await history.list(1)).toEqual([last]);
});

test.each(holders)('%s keeps words with all their letters', async (_, prepare) => {
  prepare();
  const history = await historyOf(content, own);
  const words = [
    '"Don\'t" → `$(touch here)`; --amend %H \\n #1',
    '# not a comment',
    '- ₹750 ಬೆಲೆ 💪',
  ];
  await history.add(saved(words, priceTexts));
  expect((await history.list(1))[0]!.words).toEqual(words);
  expect(existsSync(join(content, 'here'))).toBe(false);
});

test('a repository says which commits the desk has not made, and lists its own besides', async () => {
  makeRepository();
  const history = await historyOf(content, own);
  await history.add(priceSave());
  for (const [price, message] of [
    [1300, 'Format'],
    [1350, 'Prices\n\n- Experts: price'],
  ] as const) {
    write('plans.yaml', `price: ${price}\n`);
    git('commit', '-q', '-a', '-m', message);
  }
  expect((await history.list(9)).map(({ isTechnical }) => isTechnical)).toEqual([
    true,
    true,
    false,
  ]);
  expect((await history.list(1)).map(({ isTechnical }) => isTechnical)).toEqual([true, false]);
});

test.each(holders)('%s says so when it holds no such save', async (_, prepare) => {
  prepare();
  const history = await historyOf(content, own);
  await history.add(priceSave());
  for (const id of ['', 'HEAD', '--output=x', '../x', 'f'])
    expect(await history.textsOf(id)).toBeUndefined();
});

test('a line that the power cut off is passed over, and the next stands on its own', async () => {
  const history = await historyOf(content, own);
  const file = join(own, 'history.jsonl');
  await history.add(priceSave());
  await history.add(saved(['Second'], priceTexts));
  truncateSync(file, statSync(file).size - 40);
  expect((await history.list(9)).map(({ words }) => words)).toEqual([[newPrice]]);
  await history.add(saved(['Third'], priceTexts));
  appendFileSync(file, '\0\0\0\0');
  await history.add(saved(['Fourth'], priceTexts));
  expect((await history.list(9)).map(({ words }) => words[0])).toEqual([
    'Fourth',
    'Third',
    newPrice,
  ]);
});

test('a folder that cannot be written to is told as that', async () => {
  const history = await historyOf(content, own);
  mkdirSync(join(own, 'history.jsonl'), { recursive: true });
  await expectFault(history.add(priceSave()), 'history-failed');
});

test('a disk that is full is told as that', { skip: !existsSync('/dev/full') }, async () => {
  const history = await historyOf(content, own);
  mkdirSync(own, { recursive: true });
  symlinkSync('/dev/full', join(own, 'history.jsonl'));
  await expectFault(history.add(priceSave()), 'disk-full');
});

test('a line whose end alone was cut off is kept', async () => {
  const history = await historyOf(content, own);
  await history.add(priceSave());
  const file = join(own, 'history.jsonl');
  truncateSync(file, statSync(file).size - 1);
  await history.add(saved(['Second'], priceTexts));
  expect(await history.list(9)).toHaveLength(2);
});

test('saves of two desks at one moment are all kept', async () => {
  const desks = await Promise.all([historyOf(content, own), historyOf(content, own)]);
  const numbers = Array.from({ length: 40 }, (_, number) => String(number));
  await Promise.all(numbers.map((word, at) => desks[at % 2]!.add(saved([word], priceTexts))));
  const kept = (await desks[0].list(99)).map(({ words }) => words[0]);
  expect(kept.sort()).toEqual(numbers.sort());
});

test('a save is one commit of its files, by the person who made it', async () => {
  makeRepository();
  const save = priceSave();
  await (await historyOf(content, own)).add(save);
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
  await (await historyOf(content, own)).add(priceSave());
  expect(git('diff', '--name-only', 'HEAD~1', 'HEAD')).toBe('content/plans.yaml\n');
  expect(git('status', '--porcelain')).toBe('A  src/new.ts\nMM src/site.ts\n?? content/faq.yaml\n');
  expect(git('show', ':src/site.ts')).toBe('two\n');
});

test('a repository whose top is far above, or is the content folder itself, keeps it too', async () => {
  content = join(root, 'site/sites/gym ₹/content');
  write('plans.yaml', 'price: 1150\n');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Begin');
  const deep = await historyOf(content, own);
  await deep.add(priceSave());
  expect(await deep.textsOf((await deep.list(9))[0]!.id)).toEqual(priceTexts);

  content = join(root, 'site');
  write('notice.yaml', 'before\n');
  git('add', '-A');
  git('commit', '-q', '-m', 'Notice');
  const whole = await historyOf(content, own);
  const texts = { 'notice.yaml': { before: 'before\n', after: 'after\n' } };
  await whole.add(saved(['Notice'], texts));
  const [last] = await whole.list(1);
  expect(await whole.textsOf(last!.id)).toEqual(texts);
});

test('names that git would read otherwise are taken as they are', async () => {
  makeRepository();
  const history = await historyOf(content, own);
  const names = [
    ':(top)x.yaml',
    '*.yaml',
    '-f.yaml',
    'a "b"\n\tc.yaml',
    ' ₹ ',
    '!x.yaml',
    '[a].yaml',
  ];
  write('x.yaml', 'left alone\n');
  const texts = Object.fromEntries(names.map((name) => [name, { before: null, after: 'x\n' }]));
  await history.add(saved(['Odd names'], texts));
  const [last] = await history.list(1);
  expect(await history.textsOf(last!.id)).toEqual(texts);
});

test('a picture that somebody has told git to pass over is kept with the words that show it', async () => {
  makeRepository();
  writeFileSync(join(root, 'site/.git/info/exclude'), '*.jpg\n');
  write('images/hall.jpg', 'bytes');
  const save = saved(['Hall'], priceTexts, { pictures: ['images/hall.jpg'] });
  await (await historyOf(content, own)).add(save);
  expect(git('ls-tree', '-r', '--name-only', 'HEAD', 'content/images')).toBe(
    'content/images/hall.jpg\n',
  );
});

test('no hook runs, nothing is signed, nobody is asked', async () => {
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
  const history = await historyOf(content, own);
  await history.add(priceSave());
  expect((await history.list(1))[0]!.words).toEqual([newPrice]);
  expect(existsSync(join(root, 'hook-ran'))).toBe(false);
});

test('a git that started the desk does not lead it to another repository', async () => {
  makeRepository();
  vi.stubEnv('GIT_DIR', join(root, 'elsewhere'));
  vi.stubEnv('GIT_INDEX_FILE', join(root, 'elsewhere/index'));
  await (await historyOf(content, own)).add(priceSave());
  vi.unstubAllEnvs();
  expect(git('log', '-1', '--format=%s')).toBe(`${newPrice}\n`);
});

test('a lock that goes in time is waited for', async () => {
  makeRepository();
  const lock = join(root, 'site/.git/index.lock');
  writeFileSync(lock, '');
  setTimeout(() => rmSync(lock), 500);
  const save = priceSave();
  await (await historyOf(content, own)).add(save);
  expect(git('log', '-1', '--format=%s')).toBe(`${newPrice}\n`);
});

test('a lock that stays is told as that, and the save stays on the disk', async () => {
  makeRepository();
  writeFileSync(join(root, 'site/.git/index.lock'), '');
  const history = await historyOf(content, own);
  await expectFault(history.add(priceSave()), 'locked');
  expect(readFileSync(join(content, 'plans.yaml'), 'utf8')).toBe('price: 1250\n');
  expect(git('log', '--format=%s')).toBe('Begin the site\n');
  rmSync(join(root, 'site/.git/index.lock'));
  await history.add(saved([newPrice], priceTexts));
  expect(git('log', '-1', '--format=%s')).toBe(`${newPrice}\n`);
});

test.each<[string, HistoryFault]>([
  ['fatal: write error: No space left on device', 'disk-full'],
  ['fatal: odd thing', 'history-failed'],
])('%s is told as what it is', async (complaint, fault) => {
  makeRepository();
  const history = await historyOf(content, own);
  writeFileSync(join(root, 'home/git'), `#!/bin/sh\necho '${complaint}' >&2\nexit 128\n`);
  chmodSync(join(root, 'home/git'), 0o755);
  vi.stubEnv('PATH', join(root, 'home'));
  await expectFault(history.add(priceSave()), fault);
});

test('while somebody brings two versions together nothing is committed', async () => {
  makeRepository();
  git('checkout', '-q', '-b', 'other');
  write('plans.yaml', 'price: 1\n');
  git('commit', '-qam', 'One');
  git('checkout', '-q', 'main');
  write('plans.yaml', 'price: 2\n');
  git('commit', '-qam', 'Two');
  for (const begin of [
    ['merge', 'other'],
    ['rebase', 'other'],
    ['cherry-pick', 'other'],
  ]) {
    spawnSync('git', [...developer, ...begin], { cwd: join(root, 'site') });
    const history = await historyOf(content, own);
    const head = git('rev-parse', 'HEAD');
    await expectFault(history.add(priceSave()), 'merge-under-way');
    expect(git('rev-parse', 'HEAD')).toBe(head);
    git(begin[0]!, '--abort');
  }
});

test('saves of two desks at one moment are all committed', async () => {
  makeRepository();
  const desks = await Promise.all([historyOf(content, own), historyOf(content, own)]);
  const save = (name: string) =>
    saved([name], { [`${name}.yaml`]: { before: null, after: `${name}\n` } });
  await Promise.all([desks[0].add(save('one')), desks[1].add(save('two'))]);
  expect((await desks[0].list(2)).map(({ words }) => words[0]).sort()).toEqual(['one', 'two']);
  expect(git('status', '--porcelain')).toBe('');
});

test('what stands there already makes no empty commit', async () => {
  makeRepository();
  const history = await historyOf(content, own);
  await history.add(priceSave());
  await history.add(priceSave());
  expect(await history.list(9)).toHaveLength(1);
});

test('commits of others are told by their titles, if they touch the content and something was there before', async () => {
  makeRepository();
  write('plans.yaml', 'price: 900\n');
  write('images/a.png', Buffer.from([0x89, 0x50, 0, 1]));
  git('add', '-A');
  git('commit', '-q', '-m', 'Lower the price', '-m', 'For the opening.\n- one\n- two');
  write('../src/site.ts', 'two\n');
  git('commit', '-qam', 'Change the code');
  const history = await historyOf(content, own);
  const changes = await history.list(9);
  expect(changes.map(({ by, words }) => ({ by, words }))).toEqual([
    { by: 'Dev', words: ['Lower the price'] },
  ]);
  expect(await history.textsOf(changes[0]!.id)).toEqual({
    'plans.yaml': { before: 'price: 1150\n', after: 'price: 900\n' },
  });
});

test.each<[string, () => void]>([
  ['there is no git', () => vi.stubEnv('PATH', join(root, 'home'))],
  ['nothing was committed yet', () => git('init', '-q')],
  [
    'the content is passed over',
    () => {
      git('init', '-q');
      write('../.gitignore', 'content\n.local\n');
      git('add', '-A');
      git('commit', '-q', '-m', 'Begin');
    },
  ],
  [
    'the repository is that of a home folder and knows nothing of the site',
    () => {
      git('init', '-q');
      write('../.profile', 'x\n');
      git('add', '.profile');
      git('commit', '-q', '-m', 'Begin');
    },
  ],
])('where %s the folder keeps its own history', async (_, prepare) => {
  prepare();
  const history = await historyOf(content, own);
  await history.add(priceSave());
  expect((await history.list(1))[0]!.words).toEqual([newPrice]);
  expect(existsSync(join(own, 'history.jsonl'))).toBe(true);
});

test('the title of a commit has at most 71 letters, cut behind a word', () => {
  const long = 'Yoga: the words of the class now tell of mats, of blankets and of the teacher too';
  expect(messageOf([long], 'a')).toBe(
    `Yoga: the words of the class now tell of mats, of blankets and of the…\n\n- ${long}\n\nDesk-Save: a\n`,
  );
  expect(messageOf([newPrice, 'Notice: put up', 'b'], 'a')).toMatch(
    /^3 changes: Experts: price ₹1,150 → ₹1,250\n\n- Experts.*\n- Notice: put up\n- b\n\nDesk-Save: a\n$/,
  );
  for (const words of [['x'.repeat(200)], ['नमस्ते '.repeat(30)], ['👨‍👩‍👧'.repeat(90), 'b']]) {
    const [title] = messageOf(words, 'a').split('\n');
    expect([...new Intl.Segmenter().segment(title!)].length).toBeLessThan(72);
    expect(wordsOf(messageOf(words, 'a'))).toEqual(words.map((word) => word.trim()));
  }
  expect(messageOf(['two\nlines\0'], 'a')).toBe('two lines\n\n- two lines\n\nDesk-Save: a\n');
  expect(() => messageOf([], 'a')).toThrow('A save needs at least one line of words.');
});

test('nothing is committed onto a detached HEAD, where it would be lost', async () => {
  makeRepository();
  git('checkout', '-q', '--detach');
  const history = await historyOf(content, own);
  await expectFault(history.add(priceSave()), 'no-branch');
  expect(git('log', '--format=%s')).toBe('Begin the site\n');
  git('checkout', '-q', 'main');
  await history.add(priceSave());
  expect(git('log', '-1', '--format=%s')).toBe(`${newPrice}\n`);
});
