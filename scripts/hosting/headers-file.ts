import { checkedEachTime, type HeaderRule } from '../../src/security/headers.ts';

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Both join the values of a header that two rules set. Both make
 * browsers ask for pages again each time, so the line that says so is left out.
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

/** The same file read again, for a server on this machine. */
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

/** The file `_redirects` of both. */
export const redirectsFile = (moved: ReadonlyMap<string, string>) =>
  [...moved].map(([from, to]) => `${from} ${to} 301\n`).join('');

/** The headers of one address. */
export function headersOf(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const fitting = rules.filter(({ for: place }) =>
    place.endsWith('*') ? address.startsWith(place.slice(0, -1)) : address === place,
  );
  return Object.assign({}, ...fitting.map(({ headers }) => headers)) as Record<string, string>;
}
