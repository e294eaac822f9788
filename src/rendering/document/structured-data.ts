import type { Breadcrumb } from '../renderer.ts';

/**
 * The facts of a page and its breadcrumbs as JSON-LD, see
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb. Undefined when there are none.
 * Escapes "<", so that no text can close the script element.
 */
export function structuredData(
  url: string,
  breadcrumbs: readonly Breadcrumb[],
  facts: readonly object[],
): string | undefined {
  const nodes = breadcrumbs.length > 1 ? [...facts, breadcrumbList(url, breadcrumbs)] : facts;
  if (nodes.length === 0) return undefined;
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    '<',
    '\\u003c',
  );
}

const breadcrumbList = (url: string, breadcrumbs: readonly Breadcrumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url + address,
  })),
});
