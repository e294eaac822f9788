import { refusalOf, waitAskedFor } from './github-refusals.ts';
import { PublishRefused } from './publish-refused.ts';
import { busy, refusals } from './publish-words.ts';

export interface RequestSettings {
  token: string;
  /** "https://api.github.com", or a stand-in. */
  address: string;
  /** `time` in milliseconds. */
  wait: (time: number) => Promise<unknown>;
  /** How long one request may take, in milliseconds. */
  timeout: number;
  /** Stops before the next request; one that is under way is never aborted. */
  signal?: AbortSignal | undefined;
}

export type Ask = <Reply>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
) => Promise<Reply>;

const tries = 4;
/** GitHub asks for a minute where it gives no time. */
const longestWait = 60_000;

/**
 * Calls GitHub's REST API, with retries where it is busy or does not answer. Refusals are thrown as PublishRefused,
 * which contains neither the key nor the message of a library.
 */
export function requestsTo({ token, address, wait, timeout, signal }: RequestSettings): Ask {
  const send = (method: string, path: string, body?: object) =>
    fetch(`${address}${path}`, {
      method,
      // Redirects would send the key elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
        'user-agent': 'the-desk',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).then(async (answer) => {
      const text = await answer.text();
      // Throws for the page of a captive portal.
      return { answer, text, value: answer.ok ? (JSON.parse(text) as unknown) : undefined };
    });

  return async function ask<Reply>(method: string, path: string, body?: object) {
    for (let attempt = 1; ; attempt++) {
      if (signal?.aborted) throw new PublishRefused(refusals.stopped);
      const sent = await send(method, path, body).catch(() => undefined);
      if (sent?.answer.ok) return sent.value as Reply;
      const pause = sent ? waitAskedFor(sent.answer, sent.text) : 0;
      if (sent && pause === undefined) throw refusalOf(sent.answer.status, sent.text);
      const least = pause ?? 0;
      if (attempt === tries || least > longestWait) throw gaveUp(least, method);
      await wait(Math.max(least, 1000 * 2 ** (attempt - 1)));
    }
  };
}

function gaveUp(pause: number, method: string): PublishRefused {
  if (pause > 0) return new PublishRefused(busy(Math.ceil(pause / 60_000)));
  // Only the request that moves the branch can have published.
  return new PublishRefused(method === 'PATCH' ? refusals.unsure : refusals.offline);
}
