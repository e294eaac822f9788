import { StoreFailed } from '../workspace/store-failed.ts';
import { errorOfResponse, errorOfQuery, retryDelay } from './github-fault.ts';

/** What is needed to send requests to GitHub. */
export interface GitHubSettings {
  /** "https://api.github.com", or the address of a stand-in in tests. */
  address: string;
  /** Returns the access token, for each request: the token of a GitHub App expires after an hour. */
  key: () => Promise<string>;
  /** Waits between two attempts; `time` in milliseconds. */
  wait: (time: number) => Promise<unknown>;
  /** How long one request may take, in milliseconds. */
  timeout: number;
}

/** GitHub's API: https://docs.github.com/en/rest and /graphql. Both methods reject with StoreFailed or StaleBranch. */
export interface GitHub {
  ask: <Reply>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<Reply>;
  query: <Data>(text: string, variables: Record<string, unknown>) => Promise<Data>;
}

const tries = 4;
/** In milliseconds: a person waits for the answer, and function hosts time out after a minute. */
const longestWait = 5000;

/**
 * Sends requests to GitHub, and repeats them while it is busy or does not answer. No reply or error contains the key.
 */
export function gitHubOf({ address, key, wait, timeout }: GitHubSettings): GitHub {
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${address}${path}`, {
      method,
      // A redirect would send the key elsewhere, and a cached answer may be an old head.
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${await key()}`,
        'x-github-api-version': '2022-11-28',
        'user-agent': 'the-desk',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const hasValue = response.ok && response.status !== 204;
    // Throws for the page of a captive portal.
    return { response, text, value: hasValue ? (JSON.parse(text) as unknown) : undefined };
  };

  async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    for (let attempt = 1; ; attempt++) {
      const sent = await send(method, path, body).catch((error: unknown) => {
        // `key` failed, and its error says why.
        if (error instanceof StoreFailed) throw error;
        return undefined;
      });
      if (sent?.response.ok) return sent.value as Reply;
      const pause = sent ? retryDelay(sent.response, sent.text) : 0;
      if (sent && pause === undefined) throw errorOfResponse(sent.response.status, sent.text);
      if (pause! > longestWait) throw new StoreFailed('busy');
      if (attempt === tries) throw new StoreFailed(pause! > 0 ? 'busy' : 'store-away');
      await wait(Math.max(pause!, 500 * 2 ** (attempt - 1)));
    }
  }

  return {
    ask,
    async query<Data>(query: string, variables: Record<string, unknown>) {
      const { data, errors } = await ask<{
        data?: Data;
        errors?: { type?: string; message: string }[];
      }>('POST', '/graphql', { query, variables });
      if (errors?.length) throw errorOfQuery(errors);
      if (!data) throw new StoreFailed('store-failed');
      return data;
    },
  };
}
