import { postAddress } from '../../content/addresses.ts';
import { momentInWords } from '../../content/place/moments.ts';
import { content } from '../content.ts';
import { renderMarkdown } from '../../content/text/markdown.ts';
import { allPosts, type NamedPost } from './posts.ts';
import { escapeXml } from '../xml.ts';

export const feedAddress = '/feed.xml';

const { url, name } = content['site.yaml'];
const { feed: words } = content['pages/blog.yaml'];

/** Enough for somebody who reads the feed once a month. */
const mostEntries = 20;

/** The newest posts in full as an Atom feed (RFC 4287). */
export function feed(): string {
  const newest = [...allPosts].sort((a, b) => b.date.localeCompare(a.date)).slice(0, mostEntries);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${__PLACE__.wordsLocale}" xml:base="${url}/">
<title>${escapeXml(words.title)}</title>
<subtitle>${escapeXml(words.description)}</subtitle>
<id>${url}/blog</id>
<link rel="alternate" type="text/html" href="${url}/blog"/>
<link rel="self" type="application/atom+xml" href="${url}${feedAddress}"/>
<icon>${url}/favicon.svg</icon>
<updated>${instantOf(newest[0]?.date ?? __TODAY__)}</updated>
<author><name>${escapeXml(name)}</name></author>
${newest.map(entry).join('')}</feed>
`;
}

/** Midnight at the place of the site at the beginning of a date. */
const instantOf = (date: string) => momentInWords(date, '00:00:00');

/** Readers of feeds show a post at their own address. */
const withWholeAddresses = (html: string) => html.replace(/(?<= href=")(?=\/)/g, url);

function entry({ slug, title, date, excerpt, category, tags, body }: NamedPost): string {
  const address = url + postAddress(slug);
  const terms = [...new Set([category, ...tags])];
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${instantOf(date)}</published>
<updated>${instantOf(date)}</updated>
${terms.map((term) => `<category term="${escapeXml(term)}"/>`).join('')}
<summary>${escapeXml(excerpt)}</summary>
<content type="html">${escapeXml(withWholeAddresses(renderMarkdown(body)))}</content>
</entry>
`;
}
