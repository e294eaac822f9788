/** The used fields of a Lighthouse report. */
export interface LighthouseReport {
  runtimeError?: { code: string; message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit | undefined>;
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

interface Audit {
  title: string;
  /** 0 to 1; null when not applicable. */
  score: number | null;
  /** "1.2 s", for measured audits. */
  displayValue?: string;
  numericValue?: number;
  details?: { items?: Item[] };
}

interface Item {
  node?: { selector?: string; snippet?: string };
  url?: string;
  description?: string;
  sourceLocation?: { url?: string };
  resourceType?: string;
  transferSize?: number;
  /** Some audits nest tables. */
  items?: Item[];
}

/** Metrics, and the audits that name their causes. */
const explainedBy: Readonly<Record<string, string>> = {
  'largest-contentful-paint': 'largest-contentful-paint-element',
  'total-blocking-time': 'long-tasks',
  'cumulative-layout-shift': 'layout-shifts',
};

export interface Failure {
  id: string;
  title: string;
  category: Category;
  /** Whether it lowers the score. */
  weighs: boolean;
  /** The elements or URLs that it names. */
  places: string[];
}

/** The audits that a page fails, those that cost points first. */
export function failuresOf(report: LighthouseReport): Failure[] {
  const failures = categories.flatMap((category) =>
    report.categories[category].auditRefs.flatMap(({ id, weight }): Failure[] => {
      const audit = report.audits[id];
      const weighs = weight > 0;
      // Unweighted audits fail below 0.9, where Lighthouse stops showing them in green.
      if (!audit || audit.score === null || audit.score >= (weighs ? 1 : 0.9)) return [];
      const { title, displayValue } = audit;
      return [
        {
          id,
          title: displayValue === undefined ? title : `${title} (${displayValue})`,
          category,
          weighs,
          places: placesOf(report, explainedBy[id] ?? id),
        },
      ];
    }),
  );
  return failures.sort((a, b) => Number(b.weighs) - Number(a.weighs));
}

/** The places that an audit names: selectors and HTML snippets, or URLs. */
export const placesOf = (report: LighthouseReport, id: string): string[] =>
  (report.audits[id]?.details?.items ?? [])
    .flatMap((item) => item.items ?? [item])
    .map(placeOf)
    .filter((place) => place !== '');

function placeOf({ node, url, description, sourceLocation }: Item): string {
  if (node) return [node.selector, node.snippet].filter(Boolean).join('  ');
  const where = url ?? sourceLocation?.url;
  // Without a URL, a description is general advice.
  return where === undefined ? '' : [where, description].filter(Boolean).join('  ');
}

/** Transferred bytes of all requests or of one type ("Script"). */
export function bytesOf(report: LighthouseReport, type?: string): number {
  const requests = report.audits['network-requests']?.details?.items ?? [];
  return requests
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
