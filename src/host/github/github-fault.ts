import { StoreFailed, type StoreFault } from '../workspace/store-failed.ts';

/** The branch has changed since it was read: the write no longer fits, or was made already. */
export class StaleBranch extends Error {
  override readonly name = 'StaleBranch';
}

const stale =
  /not a fast forward|reference already exists|reference does not exist|pull request already exists/i;

/** The milliseconds to wait before a failed request is sent again; undefined if that would not help. */
export function retryDelay({ status, headers }: Response, text: string): number | undefined {
  if (status >= 500) return 0;
  if (status !== 403 && status !== 429) return undefined;
  const after = Number(headers.get('retry-after'));
  if (after > 0) return after * 1000;
  if (headers.get('x-ratelimit-remaining') === '0')
    return Math.max(1000, Number(headers.get('x-ratelimit-reset')) * 1000 - Date.now());
  return status === 429 || /rate limit/i.test(text) ? 60_000 : undefined;
}

/** The error for a refusal by GitHub. It does not contain GitHub's words, which may quote what was sent. */
export function errorOfResponse(status: number, text: string): Error {
  if (status === 422 && stale.test(text)) return new StaleBranch();
  return new StoreFailed(storeFaultOf(status, text));
}

function storeFaultOf(status: number, text: string): StoreFault {
  // GitHub redirects requests for a renamed repository; the access token is not sent to the new address.
  if (status >= 300 && status < 400) return 'repository-renamed';
  if (status === 401) return 'key-refused';
  if (/archived/i.test(text)) return 'repository-archived';
  if (/protected branch|rule violations|pull request/i.test(text)) return 'branch-protected';
  if (status === 403) return 'key-too-weak';
  if (status === 404) return 'repository-not-found';
  if (status === 409) return 'repository-empty';
  if (/too large|too big|exceeds/i.test(text)) return 'too-large';
  return 'store-failed';
}

/** The error for a query that failed, although the status of its response is 200. */
export function errorOfQuery(errors: readonly { type?: string; message: string }[]): Error {
  const types = errors.map(({ type }) => type);
  if (types.includes('RATE_LIMITED')) return new StoreFailed('busy');
  if (types.includes('FORBIDDEN') || types.includes('INSUFFICIENT_SCOPES'))
    return new StoreFailed('key-too-weak');
  return new StoreFailed(types.includes('NOT_FOUND') ? 'repository-not-found' : 'store-failed');
}
