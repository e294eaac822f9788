import { formatSeconds } from './limits.ts';
import type { Measurement } from './measurement.ts';

/** The Lighthouse results of one page. */
export interface Row {
  address: string;
  measured: Measurement;
  /** A text for each limit that the page misses: "LCP 1420 ms, at most 1300". */
  misses: readonly string[];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const columns: [heading: string, cell: (row: Row) => string][] = [
  ['page', ({ address }) => address],
  ['perf', ({ measured }) => String(measured.scores.performance)],
  ['a11y', ({ measured }) => String(measured.scores.accessibility)],
  ['best', ({ measured }) => String(measured.scores['best-practices'])],
  ['seo', ({ measured }) => String(measured.scores.seo)],
  ['FCP', ({ measured }) => formatSeconds(measured.fcp)],
  ['LCP', ({ measured }) => formatSeconds(measured.lcp)],
  ['TBT', ({ measured }) => `${Math.round(measured.tbt)} ms`],
  ['CLS', ({ measured }) => String(measured.cls)],
  ['total kB', ({ measured }) => kilobytes(measured.bytes)],
  ['script kB', ({ measured }) => kilobytes(measured.scriptBytes)],
];

/** Formats the results as a text table for the terminal, one line for each page. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, index) =>
          index === 0 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!),
        )
        .join('  '),
    )
    .join('\n');
}

/** Why a page fails: missed limits, its largest element, and failed audits with up to three places each. */
export function reasonsOf({ address, measured, misses }: Row): string {
  const failures = measured.failures.flatMap(({ id, title, weighs, places }) => [
    `  ${weighs ? '✗' : '·'} ${id}: ${title}`,
    ...places.slice(0, 3).map((place) => `      ${place}`),
  ]);
  return [
    `${address}: ${misses.join('; ')}`,
    `  The largest paint is ${measured.largest}`,
    ...failures,
  ].join('\n');
}
