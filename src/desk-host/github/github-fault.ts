import { StoreFailed, type StoreFault } from '../../editor/workspace/store-failed.ts';

/** The repository moved meanwhile: what was to be written no longer fits, or is written already. */
export class StaleBranch extends Error {
  override readonly name = 'StaleBranch';
}

const stale =
  /not a fast forward|reference already exists|reference does not exist|pull request already exists/i;

/** Milliseconds to wait before the request is sent again; undefined where that does not help. */
export function waitAskedFor({ status, headers }: Response, text: string): number | undefined {
  if (status >= 500) return 0;
  if (status !== 403 && status !== 429) return undefined;
  const after = Number(headers.get('retry-after'));
  if (after > 0) return after * 1000;
  if (headers.get('x-ratelimit-remaining') === '0')
    return Math.max(1000, Number(headers.get('x-ratelimit-reset')) * 1000 - Date.now());
  return status === 429 || /rate limit/i.test(text) ? 60_000 : undefined;
}

/** A refusal of GitHub as data; its own words, which may quote what was sent, go no further. */
export function faultOf(status: number, text: string): Error {
  if (status === 422 && stale.test(text)) return new StaleBranch();
  return new StoreFailed(codeOf(status, text));
}

function codeOf(status: number, text: string): StoreFault {
  // A repository that was renamed; the key is not sent after it.
  if (status >= 300 && status < 400) return 'repository-moved';
  if (status === 401) return 'key-refused';
  if (/archived/i.test(text)) return 'repository-archived';
  if (/protected branch|rule violations|pull request/i.test(text)) return 'branch-protected';
  if (status === 403) return 'key-too-weak';
  if (status === 404) return 'repository-not-found';
  if (status === 409) return 'repository-empty';
  if (/too large|too big|exceeds/i.test(text)) return 'too-large';
  return 'store-failed';
}

/** The errors of an answer to a query, which has the status 200 all the same. */
export function faultOfQuery(errors: readonly { type?: string; message: string }[]): Error {
  const types = errors.map(({ type }) => type);
  if (types.includes('RATE_LIMITED')) return new StoreFailed('busy');
  if (types.includes('FORBIDDEN') || types.includes('INSUFFICIENT_SCOPES'))
    return new StoreFailed('key-too-weak');
  return new StoreFailed(types.includes('NOT_FOUND') ? 'repository-not-found' : 'store-failed');
}
