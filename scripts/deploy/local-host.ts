import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Connect } from 'vite';
import {
  checkedEachTime,
  documentHeaders,
  type HeaderRule,
} from '../../src/design/document/headers.ts';
import { headersOf, readHeadersFile } from './hosting-files.ts';
import { withValidPaths } from './valid-requests.ts';
import { sha256 } from '../sha256.ts';

/** The paths of files that are neither documents nor workers, and are sent without the headers of documents. */
const subresourcePath = /^\/(assets|fonts|photographs|share|icons)\/|\.webmanifest$/;

const compressible = /^(text|application\/(json|xml|manifest)|image\/svg)/;

/** The instructions for hosts, which hosts do not serve. */
const notServed = ['/_headers', '/_redirects'];

/**
 * Makes a file server that behaves as static hosts do: clean URLs, compression, the headers of `_headers`, 404.html
 * with the status 404. `before` may respond first.
 */
export const createStaticHost = (
  folder: string,
  before: Connect.NextHandleFunction = (_request, _response, next) => next(),
): Server => {
  const rules = overPlainHttp(readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8')));
  return createServer(
    withValidPaths((request, response) =>
      before(request, response, () => serve(folder, rules, request, response)),
    ),
  );
};

function serve(
  folder: string,
  rules: readonly HeaderRule[],
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/', query] = request.url!.split('?');
  const tidy = tidyAddress(path);
  if (tidy !== path) {
    response.writeHead(301, { location: query === undefined ? tidy : `${tidy}?${query}` }).end();
    return;
  }
  const file = fileOf(folder, path);
  // A missing file may exist tomorrow, so it gets the headers of the 404 page, not those of its folder.
  for (const [name, value] of Object.entries(headersOf(rules, file ? path : '/404')))
    response.setHeader(name, value);
  // HTTP/1.1 would repeat two kilobytes of headers in each response; hosts compress them with HTTP/2 to a few bytes.
  if (file && subresourcePath.test(path))
    documentHeaders.forEach((name) => response.removeHeader(name));
  send(request, response, file ?? join(folder, '404.html'), file && path !== '/404' ? 200 : 404);
}

/** Returns the canonical path of "/about/", "/about.html" or "/index.html". */
function tidyAddress(path: string): string {
  const bare = path
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/, '')
    .replace(/(?<=.)\/+$/, '');
  return bare === '' ? '/' : bare;
}

function fileOf(folder: string, path: string): string | undefined {
  const inside = normalize(decodeURIComponent(path));
  if (inside.includes('..') || inside.includes('\0') || notServed.includes(inside))
    return undefined;
  // As on Firebase Hosting, the page inside a folder comes first.
  const candidates = [`${inside}/index.html`, `${inside}.html`, inside];
  return candidates
    .map((one) => join(folder, one))
    .find((one) => existsSync(one) && statSync(one).isFile());
}

function send(request: IncomingMessage, response: ServerResponse, file: string, status: number) {
  const type = contentTypeOf(file);
  let body: Buffer = readFileSync(file);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (!response.hasHeader('content-type')) response.setHeader('content-type', type);
  if (compressible.test(type)) {
    response.setHeader('vary', 'accept-encoding');
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
    if (encoding) {
      body = compress(body, encoding);
      response.setHeader('content-encoding', encoding);
    }
  }
  response.setHeader('content-length', body.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const compressed = new Map<string, Buffer>();

/** Compresses each content once, with Brotli at its highest level or with gzip at its default. */
function compress(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  const key = encoding + sha256(body, 'base64');
  const made =
    compressed.get(key) ?? (encoding === 'br' ? brotliCompressSync(body) : gzipSync(body));
  compressed.set(key, made);
  return made;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.ics': 'text/calendar; charset=utf-8',
};

/** Returns the content type for the extension of a file. */
export const contentTypeOf = (file: string) => types[extname(file)] ?? 'application/octet-stream';

/**
 * Adapts the headers of `_headers` to a local server: it uses plain HTTP, so nothing redirects browsers to HTTPS, and
 * it sends the Cache-Control that hosts send by default.
 */
export const overPlainHttp = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map((rule) => {
    const policy = rule.headers['Content-Security-Policy'];
    if (policy === undefined) return rule;
    const others = Object.entries(rule.headers).filter(
      ([name]) => name !== 'Strict-Transport-Security',
    );
    return {
      for: rule.for,
      headers: {
        ...Object.fromEntries(others),
        ...checkedEachTime,
        'Content-Security-Policy': policy.replace('; upgrade-insecure-requests', ''),
      },
    };
  });
