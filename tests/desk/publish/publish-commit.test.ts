import { expect, test } from 'vitest';
import type { Asks, Published } from '../../../scripts/desk/publish/publish-commit.ts';
import { Computer, message, openStandIn, picture, plans, published } from './website.ts';

const dearer = plans.replace('1150', '1250');

test('all that changed is one commit with its words, and nothing beside content/ changes', async () => {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  computer.files.set('plans.yaml', dearer);
  computer.files.set('posts/new.yaml', 'title: New\n');
  computer.files.set('images/mats.jpg', picture('mats'));
  computer.files.delete('posts/old.yaml');
  const before = computer.texts();
  const done = (await computer.publish()) as Published;
  expect(done.changed).toEqual([
    'images/mats.jpg',
    'plans.yaml',
    'posts/new.yaml',
    'posts/old.yaml',
  ]);
  expect([...done.files]).toEqual([]);
  const { repository } = standIn;
  expect(published(standIn)).toEqual(before);
  expect(repository.filesAt().get('src/main.ts')?.toString()).toBe('the code\n');
  expect(repository.history()).toHaveLength(2);
  expect(repository.commit(done.commit)).toMatchObject({ message, author: 'Asha' });
});

test('only what differs is asked for, and only pictures are sent by themselves', async () => {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  computer.files.set('plans.yaml', dearer);
  computer.files.set('images/rack.jpg', picture('another'));
  await computer.publish();
  expect(
    standIn.asked.map((one) =>
      one.replace(/\/[\da-f]{40}/, '').replace('/repos/the-owner/the-website', ''),
    ),
  ).toEqual([
    'GET /git/ref/heads/main',
    'GET /git/commits',
    'GET /git/trees?recursive=1',
    'POST /git/blobs',
    'POST /git/trees',
    'POST /git/commits',
    'PATCH /git/refs/heads/main',
  ]);
});

test('without a change nothing is published', async () => {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  const done = (await computer.publish()) as Published;
  expect([done.changed, done.commit]).toEqual([[], standIn.repository.head]);
  expect(standIn.asked.every((one) => one.startsWith('GET'))).toBe(true);
});

test('what somebody else published meanwhile goes together with it, on both sides', async () => {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  computer.files.set('plans.yaml', dearer);
  standIn.repository.commitOfSomebody(
    new Map<string, string | Buffer | undefined>([
      ['content/plans.yaml', plans.replace('750', '800')],
      ['content/notice.yaml', 'shown: true\n'],
      ['content/images/rack.jpg', picture('brighter')],
      ['content/posts/old.yaml', undefined],
      ['src/main.ts', 'better code\n'],
    ]),
  );
  const done = (await computer.publish()) as Published;
  expect(done.changed).toEqual(['plans.yaml']);
  expect([...done.files.keys()]).toEqual([
    'images/rack.jpg',
    'notice.yaml',
    'plans.yaml',
    'posts/old.yaml',
  ]);
  expect(computer.texts()).toEqual(published(standIn));
  expect(computer.files.get('plans.yaml')).toBe(
    '# In rupees.\nbeginners: 800\nexperts: 1250 # the dearest\n',
  );
  expect(standIn.repository.filesAt().get('src/main.ts')?.toString()).toBe('better code\n');
  expect(((await computer.publish()) as Published).changed).toEqual([]);
});

test('where both changed the same, nothing is published before somebody has chosen', async () => {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  computer.files.set('plans.yaml', dearer.replace('750', '700'));
  computer.files.set('images/rack.jpg', picture('mine'));
  const theirs = new Map([
    ['content/plans.yaml', plans.replace('1150', '1200').replace('750', '800')],
    ['content/images/rack.jpg', picture('theirs').toString('latin1')],
  ]);
  const head = standIn.repository.commitOfSomebody(theirs);
  const [before, base] = [computer.texts(), computer.base];
  const { kind, conflicts } = (await computer.publish()) as Asks;
  expect(kind).toBe('asks');
  expect(
    conflicts.map(({ file, path, mine, theirs }) => [
      file,
      path,
      typeof mine === 'number' && [mine, theirs],
    ]),
  ).toEqual([
    ['images/rack.jpg', [], false],
    ['plans.yaml', ['beginners'], [700, 800]],
    ['plans.yaml', ['experts'], [1250, 1200]],
  ]);
  expect([standIn.repository.head, computer.texts(), computer.base]).toEqual([head, before, base]);

  const takes = ['mine', 'theirs', 'mine'] as const;
  const answers = conflicts.map((conflict, index) => ({ ...conflict, take: takes[index]! }));
  const half = (await computer.publish(answers.slice(0, 2))) as Asks;
  expect(half.conflicts.map(({ path }) => path)).toEqual([['experts']]);
  await computer.publish(answers);
  expect(computer.files.get('plans.yaml')).toBe(
    '# In rupees.\nbeginners: 800\nexperts: 1250 # the dearest\n',
  );
  expect(published(standIn)).toEqual(computer.texts());
  expect(published(standIn)['images/rack.jpg']).toBe(picture('mine').toString('latin1'));
});

test('an answer counts for the value that was seen', async () => {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  computer.files.set('plans.yaml', dearer);
  standIn.repository.commitOfSomebody(
    new Map([['content/plans.yaml', plans.replace('1150', '1200')]]),
  );
  const { conflicts } = (await computer.publish()) as Asks;
  standIn.repository.commitOfSomebody(
    new Map([['content/plans.yaml', plans.replace('1150', '1300')]]),
  );
  const again = (await computer.publish([{ ...conflicts[0]!, take: 'mine' }])) as Asks;
  expect(again.conflicts).toMatchObject([{ path: ['experts'], mine: 1250, theirs: 1300 }]);
});

test.each(['mine', 'theirs'] as const)(
  'a file that one took away and the other changed: %s',
  async (take) => {
    const standIn = await openStandIn();
    const computer = await Computer.upToDate(standIn);
    computer.files.delete('posts/old.yaml');
    standIn.repository.commitOfSomebody(new Map([['content/posts/old.yaml', 'title: Older\n']]));
    const { conflicts } = (await computer.publish()) as Asks;
    expect(conflicts).toMatchObject([{ file: 'posts/old.yaml', path: [], mine: undefined }]);
    await computer.publish([{ ...conflicts[0]!, take }]);
    expect(published(standIn)['posts/old.yaml']).toBe(
      take === 'mine' ? undefined : 'title: Older\n',
    );
    expect(computer.texts()).toEqual(published(standIn));
  },
);

test.each([
  ['a field that I added', 'notice: A\n', 'notice: B\n', ['notice']],
  ['a field that I took away', null, plans.replace('750', '800'), ['beginners']],
] as const)('%s, changed there too, can be taken from there', async (_, mine, theirs, path) => {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  computer.files.set(
    'plans.yaml',
    mine === null ? plans.replace('beginners: 750\n', '') : plans + mine,
  );
  const other = mine === null ? theirs : plans + theirs;
  standIn.repository.commitOfSomebody(new Map([['content/plans.yaml', other]]));
  const { conflicts } = (await computer.publish()) as Asks;
  expect(conflicts.map((one) => one.path)).toEqual([path]);
  await computer.publish([{ ...conflicts[0]!, take: 'theirs' }]);
  expect(published(standIn)['plans.yaml']).toContain(
    mine === null ? 'beginners: 800' : 'notice: B',
  );
});

test('where nobody knows what was published last nothing is taken away', async () => {
  const standIn = await openStandIn();
  const computer = new Computer(standIn);
  computer.files.delete('posts/old.yaml');
  computer.files.set('posts/new.yaml', 'title: New\n');
  await computer.publish();
  expect(Object.keys(published(standIn))).toEqual(
    expect.arrayContaining(['posts/new.yaml', 'posts/old.yaml']),
  );
  expect(computer.texts()).toEqual(published(standIn));
});

test('what the check finds in the whole is told, and nothing is published', async () => {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  const head = standIn.repository.commitOfSomebody(
    new Map([['content/notice.yaml', 'shown: true\n']]),
  );
  computer.files.set('plans.yaml', dearer);
  const seen: string[] = [];
  computer.tools.check = (files) => {
    seen.push(...files.keys(), String(files.get('notice.yaml')));
    return Promise.resolve({ problem: 'There is no class Zumba yet.', remedy: 'Add the class.' });
  };
  await expect(computer.publish()).rejects.toThrow('There is no class Zumba yet. Add the class.');
  expect(standIn.repository.head).toBe(head);
  expect(seen).toEqual(expect.arrayContaining(['images/rack.jpg', 'plans.yaml', 'shown: true\n']));
});

test('somebody who is quicker at the last moment loses nothing', async () => {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  computer.files.set('plans.yaml', dearer);
  for (const [turn, request] of [4, 10].entries())
    standIn.order(standIn.asked.length + request + turn, () =>
      standIn.repository.commitOfSomebody(
        new Map([[`content/posts/${turn}.yaml`, 'title: One\n']]),
      ),
    );
  await computer.publish();
  expect(computer.texts()).toEqual(published(standIn));
  expect(Object.keys(published(standIn))).toContain('posts/0.yaml');
  expect(published(standIn)['plans.yaml']).toBe(dearer);
});

test('five times is enough', async () => {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  computer.files.set('plans.yaml', dearer);
  let count = 0;
  standIn.order(
    0,
    () => standIn.repository.commitOfSomebody(new Map([['src/main.ts', `${count++}`]])),
    true,
  );
  await expect(computer.publish()).rejects.toThrow('Others publish at this very moment');
  expect(standIn.asked.filter((one) => one.startsWith('PATCH'))).toHaveLength(5);
  expect(published(standIn)['plans.yaml']).toBe(plans);
});

test('stopped before the last step nothing is published', async () => {
  const standIn = await openStandIn();
  const stop = new AbortController();
  const computer = await Computer.upToDate(standIn, { signal: stop.signal });
  computer.files.set('plans.yaml', dearer);
  standIn.order(4, () => stop.abort());
  await expect(computer.publish()).rejects.toThrow('Publishing was stopped. Nothing was sent.');
  expect(published(standIn)['plans.yaml']).toBe(plans);
});
