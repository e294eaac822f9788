import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StandIn } from '../../scripts/github-stand-in/stand-in.ts';
import { deskHost } from '../../src/desk-host/handle-request.ts';
import type { Role } from '../../src/desk-host/staff.ts';
import type { Proposal } from '../../src/editor/workspace/workspace.ts';
import { commitOnto, contentAtGitHub, workspaceAt } from './content-at-github.ts';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await contentAtGitHub();
});
afterEach(() => standIn.close());

/** Sends a request as somebody of the staff; their token is their id and their role. */
function ask(who: string, method: string, what: string, body?: unknown): Promise<Response> {
  const handle = deskHost({
    identityOf: () => Promise.resolve({ uid: who, email: `${who}@gym.example` }),
    memberOf: (_, token) => Promise.resolve({ name: who, role: token as Role }),
    workspace: workspaceAt(standIn),
    build: 'this-build',
    now: () => 0,
  });
  const headers = {
    authorization: `Bearer ${roles[who]}`,
    'content-type': 'application/json',
    'x-desk-build': 'this-build',
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return handle(new Request(`https://desk.example/api/${what}`, { method, headers, ...sent }));
}

const roles: Record<string, Role> = {
  Nandini: 'owner',
  Asha: 'publisher',
  Rohan: 'proposer',
  Kavya: 'proposer',
  Vikram: 'viewer',
};

const commitNow = async (proposal?: number) => ({
  ...commitOnto((await workspaceAt(standIn).head()).id),
  ...(proposal !== undefined && { proposal }),
});

async function listOf(who: string) {
  return (await (await ask(who, 'GET', 'proposals')).json()) as Proposal[];
}

async function proposeAs(who: string): Promise<number> {
  const response = await ask(who, 'POST', 'propose', await commitNow());
  expect(await response.json()).toMatchObject({ kind: 'done' });
  return standIn.branches.pullRequests.at(-1)!.number;
}

async function expectNotAllowed(response: Promise<Response>) {
  expect((await response).status).toBe(403);
  expect(await (await response).json()).toEqual({ fault: 'not-allowed' });
}

test('a proposal is made in the name of who is signed in, whatever the page says', async () => {
  await proposeAs('Rohan');
  expect(await listOf('Nandini')).toMatchObject([{ by: 'Rohan', author: 'Rohan' }]);
  const forged = { ...(await commitNow()), author: 'Kavya' };
  expect((await ask('Rohan', 'POST', 'propose', forged)).status).toBe(400);
});

test('who may only look proposes nothing, and who may propose publishes nothing', async () => {
  await expectNotAllowed(ask('Vikram', 'POST', 'propose', await commitNow()));
  const number = await proposeAs('Rohan');
  await expectNotAllowed(ask('Rohan', 'POST', 'commit', await commitNow(number)));
  await expectNotAllowed(ask('Rohan', 'PATCH', `proposals/${number}`));
  for (const who of ['Kavya', 'Vikram'])
    for (const method of ['GET', 'DELETE'])
      await expectNotAllowed(ask(who, method, `proposals/${number}`));
  expect(await listOf('Kavya')).toEqual([]);
  expect(standIn.repository.history()).toHaveLength(1);
});

test('who may publish publishes it in the name of its author', async () => {
  const number = await proposeAs('Rohan');
  const response = await ask('Asha', 'POST', 'commit', await commitNow(number));
  expect(await response.json()).toMatchObject({ kind: 'done' });
  expect(standIn.repository.commit(standIn.repository.head).author).toBe('Rohan');
  expect(await listOf('Rohan')).toEqual([]);
});

test('one that was sent back is its author’s alone', async () => {
  const number = await proposeAs('Rohan');
  expect((await ask('Asha', 'PATCH', `proposals/${number}`)).status).toBe(204);
  expect(await listOf('Asha')).toEqual([]);
  expect(await listOf('Rohan')).toMatchObject([{ number, isSentBack: true }]);
  expect((await ask('Rohan', 'DELETE', `proposals/${number}`)).status).toBe(204);
  expect(await listOf('Rohan')).toEqual([]);
  const gone = await ask('Rohan', 'DELETE', `proposals/${number}`);
  expect(await gone.json()).toEqual({ fault: 'proposal-gone' });
});
