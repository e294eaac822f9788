import { StoreFailed } from './workspace/store-failed.ts';
import type { Photograph } from '../content/photographs.ts';

/** In milliseconds. */
const timeLimit = 10_000;

/**
 * The photographs that a published website has, by name, with absolute addresses. `site` is its origin. Rejects with
 * StoreFailed.
 */
export async function photographsOf(site: string): Promise<Record<string, Photograph>> {
  const list = await listOf(site);
  return Object.fromEntries(
    Object.entries(list).map(([name, one]) => [name, { ...one, base: site + one.base }]),
  );
}

async function listOf(site: string): Promise<Record<string, Photograph>> {
  try {
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(`${site}/photographs/list.json`, { cache: 'no-store', signal });
    if (response.ok) return (await response.json()) as Record<string, Photograph>;
  } catch {
    // The website did not answer, or the reply is not JSON, such as the page of a captive portal.
    throw new StoreFailed('store-away');
  }
  throw new StoreFailed('store-failed');
}
