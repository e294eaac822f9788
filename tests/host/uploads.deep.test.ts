import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StandIn } from '../../scripts/desk/github-stand-in/stand-in.ts';
import { withUploads } from '../../src/host/workspace/commit-senders.ts';
import { answerRequest } from '../../src/host/workspace/workspace-server.ts';
import { NotReached, type Requests } from '../../src/host/workspace/requests.ts';
import type { CommitReply } from '../../src/host/workspace/workspace.ts';
import { commitOnto, contentAtGitHub, folder, names, workspaceAt } from './content-at-github.ts';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await contentAtGitHub();
});
afterEach(() => standIn.close());

const pictures = Object.fromEntries(
  names
    .filter((name) => name.endsWith('.jpg'))
    .slice(0, 3)
    .map((name, index) => [`new-${index}.jpg`, new Uint8Array(readFileSync(join(folder, name)))]),
);

/** A connection that breaks before the answer of some requests. */
function connection(breaksAt: (sent: readonly string[]) => boolean) {
  const workspace = workspaceAt(standIn);
  const sent: string[] = [];
  const requests: Pick<Requests, 'ask'> = {
    ask: async (what, init) => {
      sent.push(what);
      const answer = await answerRequest(
        workspace,
        new Request(`https://desk.example/api/${what}`, init),
      );
      if (breaksAt(sent)) throw new NotReached('broken');
      return answer!;
    },
  };
  return { sent, requests: requests as Requests };
}

const commitBy = async (requests: Requests, body: object): Promise<CommitReply> => {
  const response = await requests.ask('commit', { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as CommitReply;
};

test('an interrupted upload goes on with the photograph that was interrupted', async () => {
  const { sent, requests } = connection((all) => all.length === 2);
  const commit = commitOnto((await workspaceAt(standIn).head()).id, { pictures });
  const send = withUploads(requests);
  await expect(send(commit)).rejects.toThrow(NotReached);
  const body = await send(commit);
  expect(sent).toEqual(['uploads', 'uploads', 'uploads', 'uploads']);
  expect(await commitBy(requests, body)).toMatchObject({ kind: 'done' });
  for (const [name, bytes] of Object.entries(pictures))
    expect(await workspaceAt(standIn).picture(name), name).toEqual(bytes);
});

test('what is no photograph, or never arrived, reaches no commit', async () => {
  const { requests } = connection(() => false);
  const base = (await workspaceAt(standIn).head()).id;
  const text = new TextEncoder().encode('<script>');
  const body = await withUploads(requests)(commitOnto(base, { pictures: { 'page.jpg': text } }));
  expect(await commitBy(requests, body)).toEqual({ kind: 'refused', why: 'upload-missing' });
  expect(standIn.repository.history()).toHaveLength(1);
});
