import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Connect } from 'vite';
import {
  checkedEachTime,
  documentHeaders,
  type HeaderRule,
} from '../../src/design/document/headers.ts';
import { headersOf, readHeadersFile } from './hosting-files.ts';

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
  const key = encoding + createHash('sha1').update(body).digest('base64');
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

/** Whether a request target is a valid path: decodable, and without // at its start, which could name another host. */
function isAddress(asked: string): boolean {
  try {
    return (
      asked.startsWith('/') && !/^\/[/\\]/.test(decodeURIComponent(asked.replace(/[?#].*$/s, '')))
    );
  } catch {
    // The path has an invalid escape.
    return false;
  }
}

/** Responds to invalid paths with 400, and passes on all other requests. */
export const withValidPaths =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    if (isAddress(request.url!)) return answer(request, response);
    response.writeHead(400, { 'content-type': 'text/plain' }).end('This is not a valid address.\n');
  };

/** Adds the check of paths to a server that has a listener already. */
export function refuseInvalidPaths(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  listeners.forEach((answer) => server.on('request', withValidPaths(answer)));
}

/** The host names of this computer. Any other name is that of a foreign site that resolves to it (DNS rebinding). */
const isThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a request has a host name of this computer. */
export const isForThisMachine = ({ headers: { host = '' } }: IncomingMessage) =>
  isThisMachine.test(host);

/** Whether a request for this computer names the origin of this server, or none, as from a program. */
export const isOwnRequest = (request: IncomingMessage) =>
  isForThisMachine(request) &&
  (request.headers.origin === undefined ||
    request.headers.origin === `http://${request.headers.host}`);

/** Parses a port number; throws if it is invalid. */
export function portNamed(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const port = Number(typed);
  if (/^\d+$/.test(typed) && port >= 1 && port <= 65_535) return port;
  throw new Error(`A port is a number from 1 to 65535, not "${typed}".`);
}

/** How many ports are tried. */
const maxAttempts = 100;

/**
 * Returns the port `requested`, or throws if it is in use. If none is requested, returns the first free port from
 * `preferred` upwards. With `inARow: 3` the next two ports are free too.
 */
export async function freePort(
  requested: number | undefined,
  preferred: number,
  { host = '127.0.0.1', inARow = 1 } = {},
): Promise<number> {
  const isFree = async (first: number) => {
    for (let port = first; port < first + inARow; port++)
      if (!(await canListen(host, port))) return false;
    return true;
  };
  if (requested !== undefined) {
    if (await isFree(requested)) return requested;
    throw new Error(
      `Port ${requested} is already in use. Choose another, or leave it out to use the next free one.`,
    );
  }
  for (let port = preferred; port < preferred + maxAttempts; port++)
    if (await isFree(port)) return port;
  throw new Error(`No port from ${preferred} to ${preferred + maxAttempts - 1} is free.`);
}

async function canListen(host: string, port: number): Promise<boolean> {
  const server = createSocketServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}
