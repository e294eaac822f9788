import type { Step } from '../renderer.ts';

/**
 * The facts of a page and its breadcrumbs as JSON-LD, see
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb. Undefined when there are none.
 * Escapes "<", so that no text can close the script element.
 */
export function structuredData(
  url: string,
  way: readonly Step[],
  facts: readonly object[],
): string | undefined {
  const nodes = way.length > 1 ? [...facts, breadcrumbs(url, way)] : facts;
  if (nodes.length === 0) return undefined;
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    '<',
    '\\u003c',
  );
}

const breadcrumbs = (url: string, way: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url + address,
  })),
});
