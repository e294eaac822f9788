import type { HeaderRule } from '../../src/security/headers.ts';

const quoted = (value: string) => `'${value.replaceAll("'", "\\'")}'`;

/** "/assets/*" → "~^/assets/", "/favicon.svg" → "/favicon.svg" */
const matching = (place: string) =>
  place.endsWith('*') ? `~^${place.slice(0, -1).replaceAll('.', '\\.')}` : place;

/** Names of the headers whose value differs between files. Content-Type is set in `location` blocks. */
const varying = ([, ...others]: readonly HeaderRule[]) =>
  [...new Set(others.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== 'Content-Type',
  );

const variableOf = (name: string) => `$gym_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * The `map` blocks for the folder conf.d: the value of each varying header by the path of a file. nginx does not send a
 * header with an empty value.
 */
export function nginxMap(rules: readonly HeaderRule[]): string {
  const [all, ...others] = rules;
  const maps = varying(rules).map((name) => {
    const lines = others.flatMap(({ for: place, headers: { [name]: value } }) =>
      value === undefined ? [] : `  ${matching(place)} ${quoted(value)};`,
    );
    return `map $uri ${variableOf(name)} {
  default ${quoted(all!.headers[name] ?? '')};
${lines.join('\n')}
}`;
  });
  return `# Made by the build from src/security/headers.ts.
${maps.join('\n')}
# What is not there may be there tomorrow, whatever its address.
map $status $gym_cache {
  default ${variableOf('Cache-Control')};
  404 ${quoted(all!.headers['Cache-Control']!)};
}
`;
}

/** The directives inside a `server` block: clean URLs, the 404 page, headers, compression. */
export function nginxServer(
  rules: readonly HeaderRule[],
  moved: ReadonlyMap<string, string>,
): string {
  const names = varying(rules);
  const headers = [
    ...Object.entries(rules[0]!.headers)
      .filter(([name]) => !names.includes(name))
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...names.map(
      (name) =>
        `add_header ${name} ${name === 'Cache-Control' ? '$gym_cache' : variableOf(name)} always;`,
    ),
  ];
  return `# Made by the build from src/security/headers.ts; the content changes it, so it is taken anew at each release.
${headers.join('\n')}
server_tokens off;
charset utf-8;
absolute_redirect off;

gzip on;
gzip_vary on;
gzip_min_length 256;
gzip_types text/css text/plain text/calendar text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml;

error_page 404 /404.html;
location = /404.html { internal; }
location = / { try_files /index.html =404; }
location / { try_files $uri.html $uri =404; }

# Browsers take a backslash for a slash: sent to /\\evil.example they would go there.
location ~ \\x5c { return 404; }

# One address for each page. "rewrite" and not "return": it encodes what it passes on.
location = /index { rewrite ^ / permanent; }
location = /index.html { rewrite ^ / permanent; }
location ~ \\.html$ { rewrite ^(.+)\\.html$ $1 permanent; }
location ~ ./$ { rewrite ^(.+?)/+$ $1 permanent; }
${[...moved].map(([from, to]) => `location = ${from} { return 301 ${to}; }\n`).join('')}
# Endings that the list of nginx does not know.
location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
location ~ \\.ics$ { types { } default_type "text/calendar; charset=utf-8"; }
location ~ \\.avif$ { types { } default_type image/avif; }
location ~ \\.woff2$ { types { } default_type font/woff2; }
location = /feed.xml { types { } default_type "application/atom+xml; charset=utf-8"; }
# Nothing hidden, but for the place where certificates are asked for.
location ~ /\\.(?!well-known/) { return 404; }
location ~ ^/_(headers|redirects)$ { return 404; }
`;
}
