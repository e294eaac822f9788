import { inOnePiece, withUploads } from './commit-senders.ts';
import { post } from './post-json.ts';
import type { Requests } from './requests.ts';
import type { Head, Workspace } from './workspace.ts';

/** The workspace behind the server that delivered the desk. Rejects with NotReached without a response. */
export function httpWorkspace(requests: Requests): Workspace {
  const ask = requests.ask.bind(requests);
  let known: Head | undefined;
  const send = __ON_WEB__ ? withUploads(requests) : inOnePiece;
  return {
    head: async () => {
      const response = await ask(known === undefined ? 'head' : `head?known=${known.id}`);
      if (response.status !== 204) known = await json<Head>(response);
      return known!;
    },
    texts: async (hashes) => json(await post(requests, 'texts', hashes)),
    picture: async (name) => {
      const response = await ask(`pictures/${encodeURIComponent(name)}`);
      return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer());
    },
    photographs: async () => json(await ask('photographs')),
    commit: async (commit) => json(await post(requests, 'commit', await send(commit))),
    history: async (most) => json(await ask(`history?most=${most}`)),
    progress: async (head) => json(await ask(`progress/${head}`)),
    version: async (id) => {
      const response = await ask(`versions/${id}`);
      return response.status === 404 ? undefined : json(response);
    },
  };
}

const json = <Reply>(response: Response) => response.json() as Promise<Reply>;
