/** What a page says of itself, and all that it leads to or loads. */
export interface PageFacts {
  title: string;
  description: string;
  canonical: string | undefined;
  noindex: boolean;
  /** Leads on to the address that it has moved to. */
  moved: boolean;
  /** Addresses as they are written, without those of other sites. */
  addresses: readonly string[];
  /** Of other sites: what is loaded with the page, not what it links to. */
  foreign: readonly string[];
  /** `style` attributes and handlers such as `onclick`, which the policy forbids. */
  forbidden: readonly string[];
}

const first = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
const decode = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** Reads the markup as the build writes it: attributes in double quotes, nothing of an author unescaped. */
export function readPage(html: string): PageFacts {
  // What a script or a style says is no markup.
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1');
  const addresses: string[] = [];
  const foreign: string[] = [];
  const forbidden: string[] = [];
  for (const [, tag = '', attributes = ''] of markup.matchAll(
    /<([a-z][\w-]*)((?:\s[^>"]*(?:"[^"]*")?)*)>/gi,
  )) {
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([\w:-]+)="([^"]*)"/g)) {
      const lower = name.toLowerCase();
      if (lower === 'style' || /^on[a-z]+$/.test(lower)) forbidden.push(`${name} of <${tag}>`);
      for (const address of addressesIn(lower, decode(value))) {
        if (address.startsWith('/') && !address.startsWith('//')) addresses.push(address);
        else if (address.startsWith('#')) addresses.push(address);
        else if (/^(https?:)?\/\//.test(address) && loads(tag, attributes)) foreign.push(address);
      }
    }
  }
  for (const [, address = ''] of html.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
    if (address.startsWith('/')) addresses.push(address);
    else if (/^(https?:)?\/\//.test(address)) foreign.push(address);
  }
  return {
    title: first(html, /<title>([^<]*)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    noindex: /<meta name="robots" content="noindex"/.test(html),
    moved: /<meta http-equiv="refresh"/i.test(html),
    addresses,
    foreign,
    forbidden,
  };
}

const single = new Set(['href', 'src', 'action', 'formaction', 'poster']);
const sets = new Set(['srcset', 'imagesrcset']);
const blanks = new Set(['data-src', 'data-props']);

function addressesIn(name: string, value: string): string[] {
  if (single.has(name)) return value === '' ? [] : [value];
  if (sets.has(name)) return value.split(', ').map((one) => one.split(' ')[0]!);
  if (blanks.has(name)) return value.split(' ');
  return [];
}

/** A link or a form is followed by a person; everything else is loaded with the page. */
const loads = (tag: string, attributes: string) =>
  !/^(a|form|button)$/i.test(tag) && !/rel="(canonical|alternate)"/.test(attributes);
