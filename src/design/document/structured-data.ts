import type { Breadcrumb } from './renderer.ts';

/**
 * The JSON-LD of a page: its schema.org nodes and its breadcrumbs, see
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb. Undefined without any. Escapes "<",
 * so that no text can close the script element.
 */
export function structuredDataScript(
  url: string,
  breadcrumbs: readonly Breadcrumb[],
  pageNodes: readonly object[],
): string | undefined {
  const nodes =
    breadcrumbs.length > 1 ? [...pageNodes, breadcrumbList(url, breadcrumbs)] : pageNodes;
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
