import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StandIn } from '../../scripts/desk/github-stand-in/stand-in.ts';
import { deskHost } from '../../src/host/handle-request.ts';
import type { Role } from '../../src/host/staff.ts';
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

const roles: Record<string, Role> = { Nandini: 'owner', Asha: 'publisher' };

const commitNow = async () => commitOnto((await workspaceAt(standIn).head()).id);

test('whoever is on the list publishes in their own name, whatever the page says', async () => {
  const forged = { ...(await commitNow()), by: 'Nandini' };
  const response = await ask('Asha', 'POST', 'commit', forged);
  expect(await response.json()).toMatchObject({ kind: 'done' });
  expect(standIn.repository.commit(standIn.repository.head).author).toBe('Asha');
});

test('a page with more than a commit is refused', async () => {
  const more = { ...(await commitNow()), author: 'Asha' };
  expect((await ask('Asha', 'POST', 'commit', more)).status).toBe(400);
  expect((await ask('Asha', 'POST', 'proposals', await commitNow())).status).toBe(404);
});
