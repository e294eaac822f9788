/* Sends requests to GitHub's API about the repository of a website. */

import { request } from '@octokit/request';
import { StoreFailed } from '../workspace/workspace.ts';

/** The repository of a website at GitHub, `owner`/`name`. */
export interface Repository {
  owner: string;
  name: string;
  branch: string;
  /** The folder of the content, such as "content". A desk writes to no other folder. */
  folder: string;
}

/** The settings with which requests are sent to GitHub. */
export interface GitHubSettings {
  /** The address "https://api.github.com", or that of a stand-in in tests. */
  address: string;
  /** Returns the access token, for each request: the token of a GitHub App expires after an hour. */
  token: () => Promise<string>;
  /** Waits between two attempts, for so many milliseconds. */
  wait?: (time: number) => Promise<unknown>;
}

/** The error if the branch has changed since it was read: the write no longer fits, or was made already. */
export class StaleBranch extends Error {
  override readonly name = 'StaleBranch';
}

const attempts = 3;
/** The time limit of a request in milliseconds: a person waits, and hosts of functions stop after a minute. */
const timeLimit = 10_000;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Sends a request without redirects, which would send the token elsewhere, and without a cache, which may be old. */
export const sendOnce = (url: string | URL, options?: RequestInit) =>
  fetch(url, {
    ...options,
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeLimit),
  });

/**
 * Returns octokit's `request` (https://docs.github.com/en/rest), which rejects with StoreFailed or StaleBranch and
 * repeats a request while GitHub fails or does not answer. No reply or error contains the token.
 */
export const gitHubOf = ({ address, token, wait = pause }: GitHubSettings): typeof request =>
  request.defaults({
    baseUrl: address,
    headers: { 'user-agent': 'the-desk', 'x-github-api-version': '2022-11-28' },
    request: {
      fetch: sendOnce,
      hook: async (send: typeof request, options: ReturnType<typeof request.endpoint.merge>) => {
        const headers = { ...options.headers, authorization: `Bearer ${await token()}` };
        const sent = { ...options, url: options.url!, headers };
        for (let attempt = 1; ; attempt++)
          try {
            const response = await send(sent);
            // GitHub redirects if the repository was renamed.
            if (response.status >= 300) throw new StoreFailed('store-not-found');
            // A text is the page of a captive portal.
            if (typeof response.data === 'string') throw new StoreFailed('store-away');
            return response;
          } catch (error) {
            const isOver = attempt === attempts || !isAway(error);
            if (isOver) throw errorOf(error as Failed);
            await wait(500 * attempt);
          }
      },
    },
  });

/** The error that octokit throws; if there was no answer, its status is 500. */
interface Failed {
  status?: number;
  message: string;
  response?: { headers: Readonly<Record<string, string | number | undefined>> };
}

const isAway = (error: unknown) =>
  error instanceof StoreFailed
    ? error.fault === 'store-away'
    : ((error as Failed).status ?? 500) >= 500;

/** Returns the error for a refusal by GitHub, without GitHub's words, which may quote what was sent. */
function errorOf(error: Failed | StoreFailed): Error {
  if (error instanceof StoreFailed) return error;
  const { status = 500, message, response } = error;
  const headers = response?.headers ?? {};
  if (status >= 500) return new StoreFailed('store-away');
  if (status === 422 && /not a fast forward/i.test(message)) return new StaleBranch();
  const isLimit =
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /rate limit/i.test(message);
  if (status === 429 || (status === 403 && isLimit)) return new StoreFailed('busy');
  if (/archived|protected branch|rule violations|pull request/i.test(message))
    return new StoreFailed('store-protected');
  if (status === 401 || status === 403) return new StoreFailed('key-refused');
  // The status 409 means that the repository is empty.
  if (status === 404 || status === 409) return new StoreFailed('store-not-found');
  return new StoreFailed('store-failed');
}
