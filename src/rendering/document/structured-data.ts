import type { Step } from '../renderer.ts';

/**
 * The facts of a page as JSON-LD, with the way to it, as in
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb. Undefined when there is nothing
 * to say. Nothing in it can end the script that it stands in.
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
