import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Connect } from 'vite';
import { documentHeaders, type HeaderRule } from '../../../src/design/document/headers.ts';
import { contentTypeOf } from './content-types.ts';
import { headersOf, readHeadersFile } from '../headers-file.ts';
import { overPlainHttp } from './local-headers.ts';
import { withValidPaths } from './valid-paths.ts';

/** Subresources, neither documents nor workers, are sent without the headers of documents. */
const subresourcePath = /^\/(assets|fonts|photographs|share|icons)\/|\.webmanifest$/;

const compressible = /^(text|application\/(json|xml|manifest)|image\/svg)/;

/** Instructions for hosts, which hosts do not serve. */
const notServed = ['/_headers', '/_redirects'];

/**
 * A file server that behaves like static hosts: clean URLs, compression, the headers of `_headers`, 404.html with
 * status 404. `before` may respond first; `mayConnectTo` are additional origins for pages.
 */
export const createStaticHost = (
  folder: string,
  before: Connect.NextHandleFunction = (_request, _response, next) => next(),
  mayConnectTo: readonly string[] = [],
): Server => {
  const rules = overPlainHttp(
    readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8')),
    mayConnectTo,
  );
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
  // A missing file may exist tomorrow: it gets the headers of the 404 page, not those of its folder.
  for (const [name, value] of Object.entries(headersOf(rules, file ? path : '/404')))
    response.setHeader(name, value);
  // HTTP/1.1 would repeat two kilobytes of headers in each response, which HTTP/2 hosts compress to a few bytes.
  if (file && subresourcePath.test(path))
    documentHeaders.forEach((name) => response.removeHeader(name));
  send(request, response, file ?? join(folder, '404.html'), file && path !== '/404' ? 200 : 404);
}

/** "/about/", "/about.html", "/index.html" → the canonical path. */
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
  // A folder's own page comes first, as on Firebase Hosting.
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

/** Compresses each content once: with Brotli at its highest level, with gzip at its default. */
function compress(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  const key = encoding + createHash('sha1').update(body).digest('base64');
  const made =
    compressed.get(key) ?? (encoding === 'br' ? brotliCompressSync(body) : gzipSync(body));
  compressed.set(key, made);
  return made;
}
