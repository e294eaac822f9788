import { base64Of } from './base64.ts';
import type { Requests } from './requests.ts';
import type { Head, Workspace } from './workspace.ts';

/** The workspace on the server of the page. Rejects with NotReached if it does not respond. */
export function httpWorkspace(requests: Requests): Workspace {
  const ask = requests.ask.bind(requests);
  const post = (what: string, body: unknown) =>
    ask(what, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  let known: Head | undefined;
  return {
    head: async () => {
      const response = await ask(known === undefined ? 'head' : `head?known=${known.id}`);
      if (response.status !== 204) known = await json<Head>(response);
      return known!;
    },
    texts: async (hashes) => json(await post('texts', hashes)),
    picture: async (name) => {
      const response = await ask(`pictures/${encodeURIComponent(name)}`);
      return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer());
    },
    photographs: async () => json(await ask('photographs')),
    commit: async ({ pictures, ...commit }) =>
      json(
        await post('commit', {
          ...commit,
          pictures: Object.fromEntries(
            Object.entries(pictures).map(([name, bytes]) => [name, base64Of(bytes)]),
          ),
        }),
      ),
    history: async (most) => json(await ask(`history?most=${most}`)),
    progress: async (head) => json(await ask(`progress/${head}`)),
    version: async (id) => {
      const response = await ask(`versions/${id}`);
      return response.status === 404 ? undefined : json(response);
    },
  };
}

const json = <Reply>(response: Response) => response.json() as Promise<Reply>;
