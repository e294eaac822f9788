/** The part of a report of Lighthouse that is read here. */
export interface Report {
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
  /** 0 to 1; nothing where there is nothing to judge. */
  score: number | null;
  numericValue?: number;
  details?: { items?: Item[] };
}

interface Item {
  node?: { selector?: string; snippet?: string };
  url?: string;
  description?: string;
  resourceType?: string;
  transferSize?: number;
}

export interface Failure {
  id: string;
  title: string;
  category: Category;
  /** Whether it lowers the score. */
  weighs: boolean;
  /** The first places where it is so. */
  places: string[];
}

/** The audits that a page fails, those that cost points first. */
export function failuresOf(report: Report): Failure[] {
  const all = categories.flatMap((category) =>
    report.categories[category].auditRefs.flatMap(({ id, weight }): Failure[] => {
      const audit = report.audits[id];
      if (!audit || audit.score === null || audit.score >= (weight > 0 ? 1 : 0.9)) return [];
      const places = (audit.details?.items ?? []).map(placeOf).filter((place) => place !== '');
      return [{ id, title: audit.title, category, weighs: weight > 0, places: places.slice(0, 3) }];
    }),
  );
  return all.sort((a, b) => Number(b.weighs) - Number(a.weighs));
}

const placeOf = ({ node, url, description }: Item) =>
  [node?.selector, node?.snippet, url, description].filter(Boolean).join('  ');

/** Bytes over the network, of all requests or of one type ("Script"). */
export function bytesOf(report: Report, type?: string): number {
  const requests = report.audits['network-requests']?.details?.items ?? [];
  return requests
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
