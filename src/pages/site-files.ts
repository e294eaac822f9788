import { postPath } from '../content/page-paths.ts';
import { momentInWords } from '../content/place/zone.ts';
import { isShown } from '../content/shown.ts';
import { renderMarkdown } from '../content/text/markdown.ts';
import type { SiteFile } from '../design/document/renderer.ts';
import { isIndexApart, postIndex } from './blog/blog-page.ts';
import { blogPostsOf, type NamedPost } from './blog/posts.ts';
import { indexPath } from './blog/search-index.ts';
import type { SiteContent } from './site-content.ts';
import { listedPathsOf } from './routes.tsx';
import { calendarFiles } from './schedule/calendar-files.ts';

export const feedPath = '/feed.xml';

/** Yields the files that are made of the content and are no pages: calendars, search index, feed, sitemap, others. */
export function* siteFiles(site: SiteContent): Generator<SiteFile> {
  const { url } = site.files['site.yaml'];
  yield* calendarFiles(site);
  if (isShown(site.files['pages/blog.yaml'])) yield* blogFiles(site);
  yield { path: '/sitemap.xml', text: sitemap(site) };
  yield {
    path: '/robots.txt',
    text: `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`,
  };
  yield { path: '/site.webmanifest', text: JSON.stringify(manifest(site), undefined, 2) };
}

function* blogFiles(site: SiteContent): Generator<SiteFile> {
  if (isIndexApart(site)) yield { path: indexPath, text: JSON.stringify(postIndex(site)) };
  yield { path: feedPath, text: feed(site) };
}

function sitemap(site: SiteContent): string {
  const { url } = site.files['site.yaml'];
  const dates = new Map(blogPostsOf(site).all.map(({ slug, date }) => [postPath(slug), date]));
  const entries = listedPathsOf(site).map((path) => {
    const date = dates.get(path);
    const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeXml(url + path)}</loc>${changed}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
}

/** Returns the manifest with which phones install the site (https://www.w3.org/TR/appmanifest/). */
function manifest({ files, place }: SiteContent) {
  const { name, shortName, searchEngines, offline } = files['site.yaml'];
  return {
    name,
    short_name: shortName,
    description: searchEngines.slogan.trim(),
    lang: place.wordsLocale,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#14110f',
    theme_color: '#14110f',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    // The pages that work offline are also the pages that members open most.
    shortcuts: offline.links.map(({ label, to }) => ({ name: label, url: to })),
  };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for XML, and removes the control characters and noncharacters that XML forbids. */
const escapeXml = (text: string) =>
  text
    .replace(/[&<>"]/g, (letter) => entities[letter]!)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** The most posts in the feed, which are enough for somebody who reads it once a month. */
const mostEntries = 20;

/** Returns the newest posts in full as an Atom feed (RFC 4287). */
function feed(site: SiteContent): string {
  const { url, name } = site.files['site.yaml'];
  const words = site.files['pages/blog.yaml'].feed;
  const newest = [...blogPostsOf(site).all]
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, mostEntries);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.place.wordsLocale}" xml:base="${url}/">
<title>${escapeXml(words.title)}</title>
<subtitle>${escapeXml(words.description)}</subtitle>
<id>${url}/blog</id>
<link rel="alternate" type="text/html" href="${url}/blog"/>
<link rel="self" type="application/atom+xml" href="${url}${feedPath}"/>
<icon>${url}/favicon.svg</icon>
<updated>${instantOf(site, newest[0]?.date ?? site.today)}</updated>
<author><name>${escapeXml(name)}</name></author>
${newest.map((post) => entry(site, post)).join('')}</feed>
`;
}

/** Returns the beginning of a date at the place of the site. */
const instantOf = (site: SiteContent, date: string) =>
  momentInWords(date, '00:00:00', site.place.clock);

/** Completes the addresses of links, because a reader of feeds shows a post on its own site. */
const withWholeAddresses = (html: string, url: string) => html.replace(/(?<= href=")(?=\/)/g, url);

function entry(
  site: SiteContent,
  { slug, title, date, excerpt, category, tags, body }: NamedPost,
): string {
  const { url } = site.files['site.yaml'];
  const address = url + postPath(slug);
  const terms = [...new Set([category, ...tags])];
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${instantOf(site, date)}</published>
<updated>${instantOf(site, date)}</updated>
${terms.map((term) => `<category term="${escapeXml(term)}"/>`).join('')}
<summary>${escapeXml(excerpt)}</summary>
<content type="html">${escapeXml(withWholeAddresses(renderMarkdown(body), url))}</content>
</entry>
`;
}
