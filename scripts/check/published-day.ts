import { daysBetween } from '../../src/content/dates.ts';

/** After how many days a site that is built every night is too old. */
const mostDays = 2;

/** Says on which day a published site was built, and whether that is too long ago; `today` is such as "2026-11-26". */
export async function checkPublishedDay(
  address: string,
  today: string,
): Promise<{ isFresh: boolean; words: string }> {
  const file = new URL('/content-id.json', address);
  const response = await fetch(file);
  const { built } = (response.ok ? await response.json() : {}) as { built?: string };
  if (built === undefined)
    return { isFresh: false, words: `${file.href} does not say when the site was built.` };
  const days = Math.round(daysBetween(built, today));
  return days < mostDays
    ? { isFresh: true, words: `The site was built on ${built}.` }
    : {
        isFresh: false,
        words: `The site was built on ${built}, ${days} days ago: posts, special days and prices that begin on a later day are missing. Look at its daily build: docs/publishing.md.`,
      };
}
