import { base64Of } from './base64.ts';
import type { Requests } from './requests.ts';
import type { Commit, Head, Proposals, Workspace } from './workspace.ts';

/** The workspace on the server of the page. Rejects with NotReached if it does not respond. */
export function httpWorkspace(requests: Requests): Workspace {
  const ask = requests.ask.bind(requests);
  let known: Head | undefined;
  return {
    head: async () => {
      const response = await ask(known === undefined ? 'head' : `head?known=${known.id}`);
      if (response.status !== 204) known = await json<Head>(response);
      return known!;
    },
    texts: async (hashes) => json(await post(requests, 'texts', hashes)),
    picture: async (name, hash) => {
      const query = hash === undefined ? '' : `?hash=${hash}`;
      const response = await ask(`pictures/${encodeURIComponent(name)}${query}`);
      return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer());
    },
    photographs: async () => json(await ask('photographs')),
    commit: async (commit) => json(await post(requests, 'commit', sent(commit))),
    history: async (most) => json(await ask(`history?most=${most}`)),
    progress: async (head) => json(await ask(`progress/${head}`)),
    version: async (id) => {
      const response = await ask(`versions/${id}`);
      return response.status === 404 ? undefined : json(response);
    },
    ...(__ON_WEB__ && { proposals: httpProposals(requests) }),
  };
}

const httpProposals = (requests: Requests): Proposals => ({
  add: async (commit) => json(await post(requests, 'propose', sent(commit))),
  list: async () => json(await requests.ask('proposals')),
  read: async (number) => json(await requests.ask(`proposals/${number}`)),
  sendBack: async (number) => void (await requests.ask(`proposals/${number}`, { method: 'PATCH' })),
  remove: async (number) => void (await requests.ask(`proposals/${number}`, { method: 'DELETE' })),
});

const post = (requests: Requests, what: string, body: unknown) =>
  requests.ask(what, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A commit as JSON. */
const sent = ({ pictures, ...commit }: Commit) => ({
  ...commit,
  pictures: Object.fromEntries(
    Object.entries(pictures).map(([name, bytes]) => [name, base64Of(bytes)]),
  ),
});

const json = <Reply>(response: Response) => response.json() as Promise<Reply>;
