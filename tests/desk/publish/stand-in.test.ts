import { expect, test } from 'vitest';
import { openStandIn, picture, token } from './website.ts';

const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' };
const none = '0'.repeat(40);

async function asked(method: string, path: string, body?: object, own: object = headers) {
  const standIn = await openStandIn();
  const answer = await fetch(`${standIn.address}/repos/the-owner/the-website${path}`, {
    method,
    headers: { ...own },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { message } = (await answer.json()) as { message: string };
  return [answer.status, message];
}
const tree = (...entries: object[]) => ({
  base_tree: none,
  tree: entries.map((one) => ({ mode: '100644', type: 'blob', path: 'content/a.yaml', ...one })),
});

test.each<[string, string, object | undefined, number, string]>([
  ['GET', '/git/commits/short', undefined, 422, 'must be exactly 40 characters'],
  ['GET', `/git/blobs/${none}`, undefined, 404, 'Not Found'],
  ['GET', '/git/ref/heads/master', undefined, 404, 'Not Found'],
  ['POST', '/git/trees', tree({ content: 'a' }), 404, 'Not Found'],
  ['POST', '/git/commits', { tree: none, parents: [], message: '', author: {} }, 422, 'Tree SHA'],
  ['PATCH', '/git/refs/heads/main', { sha: none, force: false }, 422, 'Object does not exist'],
  ['PATCH', '/git/refs/heads/main', { sha: 'HEAD', force: false }, 422, 'exactly 40 characters'],
  ['POST', '/git/blobs', { content: 'a'.repeat(40_000_001), encoding: 'utf-8' }, 422, 'too large'],
])('%s %s is refused as GitHub refuses it', async (method, path, body, status, message) => {
  expect(await asked(method, path, body)).toEqual([status, expect.stringContaining(message)]);
});

test('so is who has no key, or a wrong one', async () => {
  expect(await asked('GET', '', undefined, {})).toEqual([401, 'Bad credentials']);
  const wrong = { authorization: 'Bearer another' };
  expect(await asked('GET', '', undefined, wrong)).toEqual([401, 'Bad credentials']);
});

test('a commit that does not stand on the newest is no step forward', async () => {
  const { repository } = await openStandIn();
  const { head } = repository;
  const mine = repository.addCommit(repository.commit(head).tree, [head], 'Mine', 'Asha');
  repository.commitOfSomebody(new Map([['content/b.jpg', picture('b')]]));
  expect(() => repository.moveHead(mine)).toThrow('Update is not a fast forward');
});

test('what is not there cannot be taken away, nor a blob be used that nobody sent', async () => {
  const { repository } = await openStandIn();
  const entry = { path: 'content/none.yaml', mode: '100644', type: 'blob' };
  const change = (own: object) => () =>
    repository.changedTree(repository.head, [{ ...entry, ...own }]);
  expect(change({ sha: null })).toThrow('BadObjectState');
  expect(change({ sha: none })).toThrow('is not a valid blob');
  expect(change({ mode: '777', content: '' })).toThrow('tree.mode');
});

test('its runs go on by themselves where a job takes time', async () => {
  const standIn = await openStandIn({ jobTime: 5 });
  standIn.runs.begin(standIn.repository.head);
  await expect.poll(() => standIn.runs.list()[0]!.conclusion).toBe('success');
});
