import type { HeaderRule } from '../../src/security/headers.ts';

const quoted = (value: string) => `'${value.replaceAll("'", "\\'")}'`;

/** "/assets/*" → "~^/assets/", "/favicon.svg" → "/favicon.svg" */
const matching = (place: string) =>
  place.endsWith('*') ? `~^${place.slice(0, -1).replaceAll('.', '\\.')}` : place;

/** For the folder conf.d: the cache lifetime of each file, by its path. */
export function nginxMap([all, ...others]: readonly HeaderRule[]): string {
  const lines = others.flatMap((rule) => {
    const kept = rule.headers['Cache-Control'];
    return kept === undefined ? [] : `  ${matching(rule.for)} ${quoted(kept)};`;
  });
  return `# Made by the build from src/security/headers.ts.
map $uri $iron_banyan_lasting {
  default ${quoted(all!.headers['Cache-Control']!)};
${lines.join('\n')}
}
# What is not there may be there tomorrow, whatever its address.
map $status $iron_banyan_cache {
  default $iron_banyan_lasting;
  404 ${quoted(all!.headers['Cache-Control']!)};
}
`;
}

/** For inside a server block: clean URLs, the 404 page, headers, compression. */
export function nginxServer(
  [all]: readonly HeaderRule[],
  moved: ReadonlyMap<string, string>,
): string {
  const headers = Object.entries(all!.headers).filter(([name]) => name !== 'Cache-Control');
  return `# Made by the build from src/security/headers.ts; the content changes it, so it is taken anew at each release.
${headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join('\n')}
add_header Cache-Control $iron_banyan_cache always;
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
