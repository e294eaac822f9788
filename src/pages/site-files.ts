import { postAddress } from '../content/addresses.ts';
import { isShown } from '../content/shown.ts';
import type { SiteFile } from '../design/document/renderer.ts';
import { indexAddress } from './blog/index-file.ts';
import { isIndexApart, postIndex } from './blog/blog-page.ts';
import { calendarFiles } from './schedule/calendar-files.ts';
import { content } from './content.ts';
import { feed, feedAddress } from './blog/feed.ts';
import { manifest } from './web-manifest.ts';
import { allPosts } from './blog/posts.ts';
import { listedAddresses } from './routes.tsx';
import { escapeXml } from './xml.ts';

export { feedAddress };

const { url } = content['site.yaml'];

/** The files that are made of the content and are not pages: calendars, search index, feed, sitemap and others. */
export function* siteFiles(): Generator<SiteFile> {
  yield* calendarFiles();
  if (isShown(content['pages/blog.yaml'])) yield* blogFiles();
  yield { address: '/sitemap.xml', text: sitemap() };
  yield {
    address: '/robots.txt',
    text: `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`,
  };
  yield { address: '/site.webmanifest', text: JSON.stringify(manifest(), undefined, 2) };
}

function* blogFiles(): Generator<SiteFile> {
  if (isIndexApart) yield { address: indexAddress, text: JSON.stringify(postIndex()) };
  yield { address: feedAddress, text: feed() };
}

/** All pages that search engines may index; posts with their dates. */
function sitemap(): string {
  const dates = new Map(allPosts.map(({ slug, date }) => [postAddress(slug), date]));
  const entries = listedAddresses.map((address) => {
    const date = dates.get(address);
    const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeXml(url + address)}</loc>${changed}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
}
