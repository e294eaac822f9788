import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StandIn } from '../../scripts/github-stand-in/stand-in.ts';
import type { Commit } from '../../src/editor/workspace/workspace.ts';
import {
  commitOnto,
  contentAtGitHub,
  folder,
  kindsOfFaults,
  names,
  priced,
  prices,
  workspaceAt,
} from './content-at-github.ts';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await contentAtGitHub();
});
afterEach(() => standIn.close());

const workspaceOf = () => workspaceAt(standIn);
const proposalsOf = () => workspaceOf().proposals!;
const ofRohan = { by: 'Rohan', author: 'uid-of-rohan' };

/** Proposes another price as Rohan; returns the number. */
async function propose(more: Partial<Commit> = {}): Promise<number> {
  const { id } = await workspaceOf().head();
  expect(await proposalsOf().add(commitOnto(id, { ...ofRohan, ...more }))).toMatchObject({
    kind: 'done',
  });
  return standIn.branches.pullRequests.at(-1)!.number;
}

const gone = { name: 'ProposalGone' };

test('a proposal is a branch with one commit by its author, and a pull request with its sentences', async () => {
  const words = ['Prices: Monthly is 4,321', 'Prices: Yearly is 40,000'];
  const number = await propose({ words });
  const [request] = standIn.branches.pullRequests;
  expect(request).toMatchObject({
    title: '2 changes: Prices: Monthly is 4,321',
    base: 'main',
    head: expect.stringMatching(/^desk\/proposal-[\da-f-]{36}$/) as string,
  });
  expect(request!.body).toContain('- Prices: Yearly is 40,000');
  const sha = standIn.branches.heads.get(request!.head)!;
  expect(standIn.repository.commit(sha)).toMatchObject({
    author: 'Rohan',
    email: 'uid-of-rohan@desk.invalid',
    parents: [standIn.repository.head],
  });
  expect(standIn.repository.history()).toHaveLength(1);
  expect(await proposalsOf().list()).toMatchObject([
    { number, by: 'Rohan', author: 'uid-of-rohan', words, isSentBack: false },
  ]);
});

test('what it changes is read, with its new pictures', async () => {
  const bytes = new Uint8Array(
    readFileSync(
      join(
        folder,
        names.find((one) => one.startsWith('images/'))!,
      ),
    ),
  );
  const number = await propose({ pictures: { 'a-new-one.jpg': bytes } });
  const { texts, pictures } = await proposalsOf().read(number);
  expect(texts).toEqual({ 'plans.yaml': { before: prices, after: priced } });
  expect(Object.keys(pictures)).toEqual(['a-new-one.jpg']);
  expect(await workspaceOf().picture('a-new-one.jpg', pictures['a-new-one.jpg'])).toEqual(bytes);
  expect(await workspaceOf().picture('a-new-one.jpg')).toBeUndefined();
  expect(await workspaceOf().picture('a-new-one.jpg', '../../actions')).toBeUndefined();
});

test('what the build would refuse, or is onto an older head, is no proposal', async () => {
  const { id } = await workspaceOf().head();
  const broken = { 'plans.yaml': prices.replace(/price: \d+/, 'price: cheap') };
  for (const [texts, why] of [
    [broken, 'mistakes'],
    [{ '../package.json': '{}' }, 'not-content'],
  ] as const)
    expect(await proposalsOf().add(commitOnto(id, { ...ofRohan, texts }))).toEqual({
      kind: 'refused',
      why,
    });
  standIn.repository.commitOfSomebody(new Map([['content/plans.yaml', `${prices}# Seen.\n`]]));
  expect(await proposalsOf().add(commitOnto(id, ofRohan))).toMatchObject({ kind: 'moved' });
  expect(standIn.branches.heads.size + standIn.branches.pullRequests.length).toBe(0);
});

test('a published proposal has the name of its author, and waits no more', async () => {
  const number = await propose();
  const { id } = await workspaceOf().head();
  const published = commitOnto(id, { by: 'Nandini', proposal: number });
  expect(await workspaceOf().commit(published)).toMatchObject({ kind: 'done' });
  expect((await workspaceOf().history(1))[0]).toMatchObject({ by: 'Rohan' });
  expect(standIn.branches.heads.size).toBe(0);
  expect(standIn.branches.pullRequests[0]!.state).toBe('CLOSED');
  expect(await proposalsOf().list()).toEqual([]);
  // Its answer got lost.
  expect(await workspaceOf().commit(published)).toMatchObject({ kind: 'done' });
  expect(standIn.repository.history()).toHaveLength(2);
  const again = commitOnto((await workspaceOf().head()).id, { proposal: number });
  await expect(workspaceOf().commit(again)).rejects.toMatchObject(gone);
});

test('one that is sent back is kept for its author, who takes it away', async () => {
  const number = await propose();
  await proposalsOf().sendBack(number);
  expect(await proposalsOf().list()).toMatchObject([{ number, isSentBack: true }]);
  const { id } = await workspaceOf().head();
  const published = commitOnto(id, { by: 'Nandini', proposal: number });
  await expect(workspaceOf().commit(published)).rejects.toMatchObject(gone);
  expect((await proposalsOf().read(number)).texts['plans.yaml']!.after).toBe(priced);
  await proposalsOf().remove(number);
  expect(await proposalsOf().list()).toEqual([]);
  await expect(proposalsOf().remove(number)).rejects.toMatchObject(gone);
});

test('pull requests of others are never listed, and never touched', async () => {
  const number = await propose();
  standIn.branches.create('refs/heads/dependabot/npm', standIn.repository.head);
  const other = standIn.branches.open({
    title: 'A',
    body: '',
    head: 'dependabot/npm',
    base: 'main',
  });
  const [own] = standIn.branches.pullRequests;
  standIn.branches.pullRequests.push({ ...own!, number: 99, isFromFork: true });
  expect((await proposalsOf().list()).map((one) => one.number)).toEqual([number]);
  for (const one of [other.number, 99]) {
    await expect(proposalsOf().sendBack(one)).rejects.toMatchObject(gone);
    await expect(proposalsOf().remove(one)).rejects.toMatchObject(gone);
    await expect(proposalsOf().read(one)).rejects.toMatchObject(gone);
  }
});

/** So many requests that each takes on a host that was just started, and one more. */
const requests = [0, 1, 2, 3, 4, 5, 6, 7];

test.each(requests)('a proposal whose request %i fails is made once', async (at) => {
  const base = (await workspaceOf().head()).id;
  for (const [index, fault] of kindsOfFaults.entries()) {
    const commit = commitOnto(base, ofRohan);
    standIn.order(standIn.asked.length + at, fault);
    await proposalsOf()
      .add(commit)
      .catch(() => undefined);
    standIn.clear();
    expect(await proposalsOf().add(commit), `${index}`).toMatchObject({ kind: 'done' });
    expect(standIn.branches.heads.size, `${index}`).toBe(index + 1);
    expect(standIn.branches.pullRequests, `${index}`).toHaveLength(index + 1);
  }
  expect(standIn.repository.history()).toHaveLength(1);
});

test.each(requests)('a proposal is published once when request %i fails', async (at) => {
  for (const [index, fault] of kindsOfFaults.entries()) {
    standIn.repository.commitOfSomebody(new Map([['content/plans.yaml', prices]]));
    const count = standIn.repository.history().length;
    const proposal = await propose();
    const commit = commitOnto((await workspaceOf().head()).id, { proposal });
    standIn.order(standIn.asked.length + at, fault);
    await workspaceOf()
      .commit(commit)
      .catch(() => undefined);
    standIn.clear();
    expect(await workspaceOf().commit(commit), `${index}`).toMatchObject({ kind: 'done' });
    const added = standIn.repository.history().slice(0, -count);
    expect(added.map((one) => standIn.repository.commit(one).author)).toEqual(['Rohan']);
    expect(await proposalsOf().list(), `${index}`).toEqual([]);
  }
});

test('a publish is done all the same where its proposal cannot be removed', async () => {
  const publish = async (text: string) => {
    const number = await propose({ texts: { 'plans.yaml': text } });
    const { id } = await workspaceOf().head();
    const commit = commitOnto(id, { proposal: number, texts: { 'plans.yaml': text } });
    return { number, done: () => workspaceOf().commit(commit) };
  };
  const first = await publish(priced);
  const before = standIn.asked.length;
  await first.done();
  const last = standIn.asked.length - before - 1;
  const second = await publish(prices);
  standIn.order(standIn.asked.length + last, { status: 404, message: 'Not Found' });
  expect(await second.done()).toMatchObject({ kind: 'done' });
  expect(standIn.asked.at(-1)).toMatch(/^DELETE/);
  expect(await proposalsOf().list()).toMatchObject([{ number: second.number }]);
  await proposalsOf().remove(second.number);
  expect(await proposalsOf().list()).toEqual([]);
});
