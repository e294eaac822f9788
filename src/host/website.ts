import { type BuiltContent, builtContentFile, photographList } from '../content/published-files.ts';
import type { Photograph } from '../content/photographs.ts';
import { StoreFailed } from './workspace/workspace.ts';

/** The time limit of a request to the published website, in milliseconds. */
const timeLimit = 10_000;

/**
 * Returns the photographs that a published website has, by name, with absolute addresses. `site` is the origin of the
 * website. Rejects with StoreFailed.
 */
export async function photographsOf(site: string): Promise<Record<string, Photograph>> {
  const list = await published<Record<string, Photograph>>(site + photographList);
  return Object.fromEntries(
    Object.entries(list).map(([name, one]) => [name, { ...one, base: site + one.base }]),
  );
}

/** Returns the id of the content of which the website was built; undefined while the website does not answer. */
export const liveContentOf = (site: string): Promise<string | undefined> =>
  published<BuiltContent>(site + builtContentFile).then(
    ({ content }) => content,
    () => undefined,
  );

async function published<Value>(address: string): Promise<Value> {
  const signal = AbortSignal.timeout(timeLimit);
  const response = await fetch(address, { cache: 'no-store', signal }).catch(away);
  if (!response.ok) throw new StoreFailed('store-failed');
  // An answer that is not JSON may be the page of a captive portal.
  return response.json().catch(away) as Promise<Value>;
}

function away(): never {
  throw new StoreFailed('store-away');
}
