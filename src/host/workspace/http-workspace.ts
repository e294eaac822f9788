import { base64Of, blobHash } from './files.ts';
import { NotReached, type RequestPath, Requests } from './requests.ts';
import type { HeadToday, Publish, PublishOutcome, Workspace } from './workspace.ts';

/**
 * The workspace of a desk in the browser, which asks the server that delivered the desk; answer-request.ts answers
 * there. Rejects with NotReached if there is no response.
 */
export function httpWorkspace(requests: Requests): Workspace {
  /** Returns the value of a response; undefined for 404. */
  const get = async <Value>(what: RequestPath): Promise<Value | undefined> => {
    const response = await requests.ask(what);
    return response.status === 404 ? undefined : valueOf<Value>(response);
  };
  const post = async <Value>(what: RequestPath, value: unknown): Promise<Value> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(value);
    const response = await requests.ask(what, { method: 'POST', headers, body });
    return valueOf<Value>(response);
  };
  let lastHead: HeadToday | undefined;
  /** The hashes of pictures that arrived, which are not sent again after an interruption. */
  const arrived = new Set<string>();

  /** Sends the pictures of a publish one by one, and returns their hashes by name. */
  async function upload(pictures: Publish['pictures']): Promise<Record<string, string>> {
    const hashes: Record<string, string> = {};
    for (const [name, bytes] of Object.entries(pictures)) {
      const hash = await blobHash(bytes);
      if (!arrived.has(hash)) await post('uploads', { bytes: base64Of(bytes) });
      arrived.add(hash);
      hashes[name] = hash;
    }
    return hashes;
  }

  return {
    head: async () => {
      const response = await requests.ask(
        lastHead === undefined ? 'head' : `head?known=${lastHead.id}&today=${lastHead.today}`,
      );
      if (response.status !== 204) lastHead = await valueOf<HeadToday>(response);
      return lastHead!;
    },
    texts: (hashes) => post('texts', hashes),
    picture: async (name) => {
      const response = await requests.ask(`pictures/${encodeURIComponent(name)}`);
      return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer());
    },
    photographs: async () => (await get('photographs'))!,
    publish: async (publish) => {
      const pictures = await upload(publish.pictures);
      const outcome = await post<PublishOutcome>('publish', { ...publish, pictures });
      // The store has lost a picture, so all are sent again.
      if (outcome.kind === 'refused' && outcome.why === 'upload-missing') arrived.clear();
      return outcome;
    },
    history: async (most) => (await get(`history?most=${most}`))!,
    progress: async (head) => (await get(`progress/${head}`))!,
    version: (id) => get(`versions/${id}`),
  };
}

/** The value of a response; something else has answered if it is no JSON, such as the page of a captive portal. */
const valueOf = <Value>(response: Response): Promise<Value> =>
  response.json().catch((cause: unknown) => {
    throw new NotReached('The answer was not of the desk.', { cause });
  }) as Promise<Value>;
