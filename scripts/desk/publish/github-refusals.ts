import { PublishRefused } from './publish-refused.ts';
import { refusals } from './publish-words.ts';

/** The head of the branch is not the parent of our commit any more. */
export class StaleHead extends Error {}

/** Milliseconds to wait before a retry; undefined where a retry does not help. */
export function waitAskedFor({ status, headers }: Response, text: string): number | undefined {
  if (status >= 500) return 0;
  if (status !== 403 && status !== 429) return undefined;
  const after = Number(headers.get('retry-after'));
  if (after > 0) return after * 1000;
  if (headers.get('x-ratelimit-remaining') === '0')
    return Math.max(1000, Number(headers.get('x-ratelimit-reset')) * 1000 - Date.now());
  return status === 429 || /rate limit/i.test(text) ? 60_000 : undefined;
}

/** A refusal in our words; GitHub's are not passed on. */
export function refusalOf(status: number, text: string): Error {
  if (status === 422 && /not a fast forward/i.test(text)) return new StaleHead();
  return new PublishRefused(wordsOf(status, text));
}

function wordsOf(status: number, text: string) {
  if (status >= 300 && status < 400) return refusals.renamed;
  if (status === 401) return refusals.keyRefused;
  if (status === 403) return refusals.keyTooWeak;
  if (status === 404) return refusals.notFound;
  if (status === 409) return refusals.empty;
  if (/too large|too big|exceeds/i.test(text)) return refusals.tooLarge;
  if (/protected branch|rule violations|pull request/i.test(text)) return refusals.closed;
  return refusals.notTaken;
}
