import { expect, test } from 'vitest';
import type { Asks, Published } from '../../../scripts/desk/publish/publish-commit.ts';
import { Computer, openStandIn, picture, plans, published } from './website.ts';

const dearer = plans.replace('1150', '1250');

async function withPublish() {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  const before = published(standIn);
  computer.files.set('plans.yaml', dearer);
  computer.files.set('images/rack.jpg', picture('another'));
  computer.files.set('posts/new.yaml', 'title: New\n');
  computer.files.delete('posts/old.yaml');
  const { commit } = (await computer.publish()) as Published;
  return { standIn, computer, commit, before };
}

test('one more commit puts back what was changed; here the change stays, to be published again', async () => {
  const { standIn, computer, commit, before } = await withPublish();
  const here = computer.texts();
  const done = (await computer.takeBack(commit)) as Published;
  expect(published(standIn)).toEqual(before);
  expect(standIn.repository.history().slice(0, 2)).toEqual([done.commit, commit]);
  expect(computer.texts()).toEqual(here);
  await computer.publish();
  expect(published(standIn)).toEqual(here);
});

test('what others published since stays, there and here', async () => {
  const { standIn, computer, commit } = await withPublish();
  standIn.repository.commitOfSomebody(
    new Map([
      ['content/plans.yaml', dearer.replace('750', '800')],
      ['content/notice.yaml', 'shown: true\n'],
    ]),
  );
  computer.files.set('posts/later.yaml', 'title: Not published yet\n');
  await computer.takeBack(commit);
  expect(published(standIn)).toMatchObject({
    'plans.yaml': plans.replace('750', '800'),
    'notice.yaml': 'shown: true\n',
    'posts/old.yaml': 'title: Old\n',
  });
  expect(Object.keys(published(standIn))).not.toContain('posts/later.yaml');
  expect(computer.files.get('plans.yaml')).toBe(dearer.replace('750', '800'));
  await computer.publish();
  expect(published(standIn)).toEqual(computer.texts());
  expect(published(standIn)['plans.yaml']).toBe(dearer.replace('750', '800'));
});

test.each(['mine', 'theirs'] as const)('what others changed again is asked: %s', async (take) => {
  const { standIn, computer, commit } = await withPublish();
  const head = standIn.repository.commitOfSomebody(
    new Map([['content/plans.yaml', plans.replace('1150', '1300')]]),
  );
  const { conflicts } = (await computer.takeBack(commit)) as Asks;
  expect(conflicts).toMatchObject([{ path: ['experts'], base: 1250, mine: 1150, theirs: 1300 }]);
  expect(standIn.repository.head).toBe(head);
  await computer.takeBack(commit, [{ ...conflicts[0]!, take }]);
  expect(published(standIn)['plans.yaml']).toContain(take === 'mine' ? '1150' : '1300');
});

test('what is changed here and there is settled first', async () => {
  const { standIn, computer, commit } = await withPublish();
  computer.files.set('notice.yaml', 'shown: "mine"\n');
  const head = standIn.repository.commitOfSomebody(
    new Map([['content/notice.yaml', 'shown: "theirs"\n']]),
  );
  await expect(computer.takeBack(commit)).rejects.toThrow('Publish your changes or put them back.');
  expect(standIn.repository.head).toBe(head);
});

test('somebody who is quicker loses nothing', async () => {
  const { standIn, computer, commit, before } = await withPublish();
  const others = new Map([['content/notice.yaml', 'shown: true\n']]);
  const toMove = standIn.asked.length;
  standIn.order(toMove + 8, () => standIn.repository.commitOfSomebody(others));
  await computer.takeBack(commit);
  expect(standIn.asked.slice(toMove).filter((one) => one.startsWith('PATCH'))).toHaveLength(2);
  expect(published(standIn)).toEqual({ ...before, 'notice.yaml': 'shown: true\n' });
});
