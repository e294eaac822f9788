import { checkedEachTime, isAt, type HeaderRule } from '../../src/design/document/headers.ts';

/**
 * The `_headers` file of Netlify and Cloudflare Pages, which join the values of a header that two rules set. So the
 * `Cache-Control` of pages is left out: to revalidate them is the default of both.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const isTheirDefault = (value: string) => value === checkedEachTime['Cache-Control'];
  const blocks = rules.map((rule) =>
    [
      rule.for,
      ...Object.entries(rule.headers)
        .filter(([, value]) => !isTheirDefault(value))
        .map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Parses the file, for a local server. */
export function readHeadersFile(text: string): HeaderRule[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [place = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
      });
      return { for: place, headers: Object.fromEntries(headers) };
    });
}

/** The `_redirects` file of Netlify and Cloudflare Pages. */
export const redirectsFile = (moved: ReadonlyMap<string, string>) =>
  [...moved].map(([from, to]) => `${from} ${to} 301\n`).join('');

/** Returns the headers of one path. */
export function headersOf(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const fitting = rules.filter(({ for: place }) => isAt(place, address));
  return Object.fromEntries(fitting.flatMap(({ headers }) => Object.entries(headers)));
}
