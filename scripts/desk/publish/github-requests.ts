import { refusalOf, waitAskedFor } from './github-refusals.ts';
import { PublishRefused } from './publish-refused.ts';
import { busy, refusals } from './publish-words.ts';

export interface RequestSettings {
  token: string;
  /** "https://api.github.com", or a stand-in. */
  address: string;
  /** Waits, in milliseconds. */
  wait: (time: number) => Promise<unknown>;
  /** For how long one request may take, in milliseconds. */
  patience: number;
  /** Stops before the next request. One that is on its way is never cut off. */
  signal?: AbortSignal | undefined;
}

export type Ask = <Reply>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
) => Promise<Reply>;

const tries = 4;
/** GitHub asks for a minute where it does not say how long. */
const longestWait = 60_000;

/**
 * Asks GitHub by its published REST interface, again where it is busy or did not answer. What it refuses comes as
 * PublishRefused, which holds neither the key nor the words of a library.
 */
export function requestsTo({ token, address, wait, patience, signal }: RequestSettings): Ask {
  const send = (method: string, path: string, body?: object) =>
    fetch(`${address}${path}`, {
      method,
      // What has moved is told of; the key goes nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
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
      // What is no JSON is of the network of a café, and no answer.
      return { answer, text, value: answer.ok ? (JSON.parse(text) as unknown) : undefined };
    });

  return async function ask<Reply>(method: string, path: string, body?: object) {
    for (let turn = 1; ; turn++) {
      if (signal?.aborted) throw new PublishRefused(refusals.stopped);
      const sent = await send(method, path, body).catch(() => undefined);
      if (sent?.answer.ok) return sent.value as Reply;
      const pause = sent ? waitAskedFor(sent.answer, sent.text) : 0;
      if (sent && pause === undefined) throw refusalOf(sent.answer.status, sent.text);
      const least = pause ?? 0;
      if (turn === tries || least > longestWait) throw waitedInVain(least, method);
      await wait(Math.max(least, 1000 * 2 ** (turn - 1)));
    }
  };
}

function waitedInVain(pause: number, method: string): PublishRefused {
  if (pause > 0) return new PublishRefused(busy(Math.ceil(pause / 60_000)));
  // Nothing is published but by the one request that moves the branch.
  return new PublishRefused(method === 'PATCH' ? refusals.unsure : refusals.offline);
}
