import { request } from '@octokit/request';
import { StoreFailed } from '../workspace/workspace.ts';

/** The repository of a website at GitHub: `owner`/`name`. */
export interface Repository {
  owner: string;
  name: string;
  branch: string;
  /** The folder of the content: "content". A desk writes to no other folder. */
  folder: string;
}

/** What is needed to send requests to GitHub. */
export interface GitHubSettings {
  /** "https://api.github.com", or the address of a stand-in in tests. */
  address: string;
  /** Returns the access token, for each request: the token of a GitHub App expires after an hour. */
  token: () => Promise<string>;
  /** Waits between two attempts, for so many milliseconds. */
  wait?: (time: number) => Promise<unknown>;
}

/** The branch has changed since it was read: the write no longer fits, or was made already. */
export class StaleBranch extends Error {
  override readonly name = 'StaleBranch';
}

const attempts = 3;
/** In milliseconds: a person waits for the answer, and function hosts end their own request after a minute. */
const timeLimit = 10_000;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** A redirect would send the token elsewhere, and a cached answer may be an old head. */
export const sendOnce = (url: string | URL, options?: RequestInit) =>
  fetch(url, {
    ...options,
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeLimit),
  });

/**
 * Returns octokit's `request` (https://docs.github.com/en/rest), which rejects with StoreFailed or StaleBranch and sends
 * a request again while GitHub fails or does not answer. No reply or error contains the token.
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
            // GitHub redirects requests for a renamed repository.
            if (response.status >= 300) throw new StoreFailed('store-not-found');
            // The page of a captive portal.
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

/** What octokit throws: without an answer, its status is 500. */
interface Failed {
  status?: number;
  message: string;
  response?: { headers: Readonly<Record<string, string | number | undefined>> };
}

const isAway = (error: unknown) =>
  error instanceof StoreFailed
    ? error.fault === 'store-away'
    : ((error as Failed).status ?? 500) >= 500;

/** The error for a refusal by GitHub. It does not contain GitHub's words, which may quote what was sent. */
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
  // 409: the repository is empty.
  if (status === 404 || status === 409) return new StoreFailed('store-not-found');
  return new StoreFailed('store-failed');
}
