import { base64Of, bytesOf } from './base64.ts';
import type { Requests } from './requests.ts';
import type { Head, PreparedPicture, Workspace } from './workspace.ts';

/** The workspace behind the address of the page. Rejects with NotReached where it does not answer. */
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
    prepare: async (name, bytes, turns) => {
      const made = await json<InJson<PreparedPicture>>(
        await ask(`pictures?name=${encodeURIComponent(name)}&turns=${turns}`, {
          method: 'POST',
          headers: { 'content-type': 'application/octet-stream' },
          body: bytes,
        }),
      );
      return 'refused' in made ? made : { ...made, bytes: bytesOf(made.bytes) };
    },
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
    version: async (id) => {
      const response = await ask(`versions/${id}`);
      return response.status === 404 ? undefined : json(response);
    },
  };
}

/** Bytes are base64 in JSON. */
type InJson<Type> = Type extends { bytes: unknown }
  ? Omit<Type, 'bytes'> & { bytes: string }
  : Type;

const json = <Reply>(response: Response) => response.json() as Promise<Reply>;
