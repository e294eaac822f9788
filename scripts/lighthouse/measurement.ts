import {
  bytesOf,
  categories,
  failuresOf,
  placesOf,
  type Category,
  type Failure,
  type LighthouseReport,
} from './report.ts';

/** The result of one run, or the summary of all runs of a page. */
export interface Measurement {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** In milliseconds, as are `lcp` and `tbt`. */
  fcp: number;
  lcp: number;
  /** The element of the largest contentful paint. */
  largest: string;
  tbt: number;
  /** Rounded to three decimals, as in Lighthouse. */
  cls: number;
  bytes: number;
  scriptBytes: number;
  failures: Failure[];
}

/** The measurement in a report. Throws if the report lacks a metric. */
export function measurementOf(report: LighthouseReport): Measurement {
  const metric = (id: string) => {
    const value = report.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`The report does not have ${id}.`);
    return value;
  };
  const score = (category: Category) => Math.round((report.categories[category].score ?? 0) * 100);
  return {
    scores: Object.fromEntries(categories.map((one) => [one, score(one)])) as Measurement['scores'],
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    largest: placesOf(report, 'largest-contentful-paint-element')[0] ?? 'unknown',
    tbt: metric('total-blocking-time'),
    cls: Math.round(metric('cumulative-layout-shift') * 1000) / 1000,
    bytes: bytesOf(report),
    scriptBytes: bytesOf(report, 'Script'),
    failures: failuresOf(report),
  };
}

const medianOf = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;

/**
 * The median of each time and of the performance score, since other processes disturb them; the run with the median LCP
 * supplies the sizes and the failures of performance. The rest must hold in every run: the lowest of the other scores,
 * the highest CLS and all other failures.
 */
export function summaryOf(runs: readonly Measurement[]): Measurement {
  const sorted = [...runs].sort((a, b) => a.lcp - b.lcp);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]!;
  const lowest = (category: Category) => Math.min(...runs.map(({ scores }) => scores[category]));
  const timeless = runs
    .flatMap(({ failures }) => failures)
    .filter(({ category }) => category !== 'performance');
  const failures = [
    ...middle.failures.filter(({ category }) => category === 'performance'),
    ...new Map(timeless.map((failure) => [`${failure.category} ${failure.id}`, failure])).values(),
  ];
  return {
    ...middle,
    fcp: medianOf(runs.map(({ fcp }) => fcp)),
    tbt: medianOf(runs.map(({ tbt }) => tbt)),
    cls: Math.max(...runs.map(({ cls }) => cls)),
    scores: {
      performance: medianOf(runs.map(({ scores }) => scores.performance)),
      accessibility: lowest('accessibility'),
      'best-practices': lowest('best-practices'),
      seo: lowest('seo'),
    },
    failures,
  };
}
