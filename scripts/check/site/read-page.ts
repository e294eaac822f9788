/** Metadata of a page, and all its links and resources. */
export interface PageFacts {
  title: string;
  description: string;
  canonical: string | undefined;
  /** URL of the preview image. */
  picture: string | undefined;
  noindex: boolean;
  /** A redirect page. */
  moved: boolean;
  /** URLs as written, except those of other sites. */
  addresses: readonly string[];
  /** Resources that load from other sites; links are not included. */
  foreign: readonly string[];
  /** `style` attributes and handlers such as `onclick`, which the CSP forbids. */
  forbidden: readonly string[];
}

/** Copies a part of a page: a mere slice would keep the whole page in memory. */
const copyOf = (text: string) => Buffer.from(text).toString();
const first = (html: string, pattern: RegExp) => copyOf(decode(pattern.exec(html)?.[1] ?? ''));
const decode = (text: string) =>
  text.includes('&')
    ? text
        .replace(/&quot;/g, '"')
        .replace(/&#x27;/g, "'")
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&')
    : text;

/** Attributes with URLs, and attributes that the CSP forbids. */
const attribute =
  /\s(href|src|action|formaction|poster|srcset|imagesrcset|data-src|data-props|style|on[a-z]+)="([^"]*)"/gi;

/** Parses markup as the build writes it: attributes in double quotes, which are escaped elsewhere. */
export function readPage(html: string): PageFacts {
  // Scripts and styles are not markup.
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1');
  const head = html.slice(0, html.indexOf('<style>') + 1 || html.length);
  const addresses: string[] = [];
  const foreign: string[] = [];
  const forbidden: string[] = [];
  for (const { 1: name = '', 2: value = '', index } of markup.matchAll(attribute)) {
    const lower = name.toLowerCase();
    if (lower === 'style' || lower.startsWith('on')) {
      forbidden.push(`${name} of ${tagAt(markup, index).split(/[\s>]/)[0]}>`);
      continue;
    }
    for (const address of addressesIn(lower, decode(value))) {
      if (address.startsWith('#') || /^\/(?!\/)/.test(address)) addresses.push(address);
      else if (/^(https?:)?\/\//.test(address) && isLoaded(tagAt(markup, index)))
        foreign.push(address);
    }
  }
  for (const [, address = ''] of html.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
    if (address.startsWith('/')) addresses.push(address);
    else if (/^(https?:)?\/\//.test(address)) foreign.push(address);
  }
  return {
    title: first(head, /<title>([^<]*)<\/title>/),
    description: first(head, /<meta name="description" content="([^"]*)"/),
    canonical: first(head, /<link rel="canonical" href="([^"]*)"/) || undefined,
    picture: first(head, /<meta property="og:image" content="([^"]*)"/) || undefined,
    noindex: head.includes('<meta name="robots" content="noindex"'),
    moved: /<meta http-equiv="refresh"/i.test(head),
    addresses,
    foreign,
    forbidden,
  };
}

/** The tag with this attribute: "<a href="/pricing">". */
const tagAt = (markup: string, index: number) =>
  markup.slice(markup.lastIndexOf('<', index), markup.indexOf('>', index) + 1);

/** Links and forms are followed by a visitor; everything else loads with the page. */
const isLoaded = (tag: string) =>
  !/^<(a|form|button)\s/i.test(tag) && !/rel="(canonical|alternate)"/.test(tag);

const single = new Set(['href', 'src', 'action', 'formaction', 'poster']);
const sets = new Set(['srcset', 'imagesrcset']);
const blanks = new Set(['data-src', 'data-props']);

function addressesIn(name: string, value: string): string[] {
  if (single.has(name)) return value === '' ? [] : [value];
  if (sets.has(name)) return value.split(', ').map((one) => one.split(' ')[0]!);
  if (blanks.has(name)) return value.split(' ');
  return [];
}
