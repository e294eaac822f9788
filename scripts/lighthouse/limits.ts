import type { AuditedPage } from './audited-page.ts';
import type { Measurement } from './measurement.ts';
import { categories, type Category } from './report.ts';

/** LCP and TBT in milliseconds. */
const limits = { lcp: 1300, tbt: 0, cls: 0 };

/** The desired LCP in milliseconds; a slower page passes up to its limit. */
export const targetLcp = 1100;

/** The limits that a page misses: "LCP 1420 ms, at most 1300". */
export function missesOf(page: AuditedPage, measured: Measurement): string[] {
  const { scores, lcp, tbt, cls } = measured;
  const misses = categories
    .filter((category) => scores[category] < 100 && !isExcused(page, measured, category))
    .map((category) => `${category} ${scores[category]}, not 100`);
  if (Math.round(lcp) > limits.lcp) misses.push(`LCP ${Math.round(lcp)} ms, at most ${limits.lcp}`);
  if (Math.round(tbt) > limits.tbt) misses.push(`TBT ${Math.round(tbt)} ms, not ${limits.tbt}`);
  if (cls > limits.cls) misses.push(`CLS ${cls}, not ${limits.cls}`);
  return misses;
}

/** Whether a page loses points only by excused audits. */
function isExcused({ excuses }: AuditedPage, { failures }: Measurement, category: Category) {
  const costly = failures.filter((failure) => failure.weighs && failure.category === category);
  return (
    costly.length > 0 &&
    costly.every((failure) =>
      excuses.some(
        ({ id, place }) =>
          id === failure.id &&
          (place === undefined || failure.places.every((one) => one.includes(place))),
      ),
    )
  );
}

/** 1234 → "1.23 s" */
export const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
