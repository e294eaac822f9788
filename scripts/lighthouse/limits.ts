import type { AuditedPage } from './audited-pages.ts';
import type { Measurement } from './measurement.ts';
import { categories } from './report.ts';

const limits = { lcp: 1300, tbt: 0, cls: 0 };

/** What we would like, in milliseconds; a page that needs longer passes up to its limit. */
export const aim = 1100;

/** The limits that a page misses: "LCP 1.42 s, at most 1.30 s". */
export function missesOf(page: AuditedPage, measured: Measurement): string[] {
  const misses = categories
    .filter((category) => measured.scores[category] < 100)
    .filter((category) => category !== 'seo' || !isExcused(page, measured))
    .map((category) => `${category} ${measured.scores[category]}, not 100`);
  if (measured.lcp > limits.lcp)
    misses.push(`LCP ${seconds(measured.lcp)}, at most ${seconds(limits.lcp)}`);
  if (Math.round(measured.tbt) > limits.tbt)
    misses.push(`TBT ${Math.round(measured.tbt)} ms, not 0`);
  if (measured.cls > limits.cls) misses.push(`CLS ${measured.cls}, not 0`);
  return misses;
}

/** Whether a page loses points for search engines only by what it does on purpose. */
const isExcused = ({ mayFail }: AuditedPage, { failures }: Measurement) =>
  failures.every(
    ({ category, weighs, id }) => category !== 'seo' || !weighs || mayFail.includes(id),
  );

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
