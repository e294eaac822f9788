import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentTypeOf } from './content-types.ts';

const compressible = /^(text|application\/json|image\/svg)/;

/** Files whose names hold a hash of their content never change. */
const immutable = /^\/(assets|photographs|fonts)\//;

/**
 * A server of files that behaves as static hosts do: addresses without .html and without a slash at the end,
 * compression, lasting files cached for a year, the page 404.html with status 404. `before` may answer first.
 */
export const createStaticHost = (
  folder: string,
  before: (request: IncomingMessage, response: ServerResponse, next: () => void) => void = (
    _request,
    _response,
    next,
  ) => next(),
): Server =>
  createServer((request, response) =>
    before(request, response, () => serve(folder, request, response)),
  );

function serve(folder: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/', query] = (request.url ?? '/').split('?');
  const tidy = tidyAddress(path);
  if (tidy !== path) {
    response.writeHead(301, { location: query === undefined ? tidy : `${tidy}?${query}` }).end();
    return;
  }
  const file = fileOf(folder, path);
  if (file) send(request, response, file, 200, immutable.test(path));
  else send(request, response, join(folder, '404.html'), 404, false);
}

/** "/about/", "/about.html", "/index.html" → the one address of the page. */
function tidyAddress(path: string): string {
  const bare = path
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/, '')
    .replace(/(?<=.)\/+$/, '');
  return bare === '' ? '/' : bare;
}

function fileOf(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A malformed escape names no file.
    return undefined;
  }
  const inside = normalize(decoded);
  if (inside.includes('..') || inside.includes('\0')) return undefined;
  const candidates = inside === '/' ? ['index.html'] : [`${inside}.html`, inside];
  return candidates
    .map((one) => join(folder, one))
    .find((one) => existsSync(one) && statSync(one).isFile());
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  lasting: boolean,
) {
  const type = contentTypeOf(file);
  let body = readFileSync(file);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  response.setHeader('content-type', type);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader(
    'cache-control',
    lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  );
  if (compressible.test(type)) {
    response.setHeader('vary', 'accept-encoding');
    if (/\bbr\b/.test(accepted)) {
      body = brotliCompressSync(body);
      response.setHeader('content-encoding', 'br');
    } else if (/\bgzip\b/.test(accepted)) {
      body = gzipSync(body);
      response.setHeader('content-encoding', 'gzip');
    }
  }
  response.setHeader('content-length', body.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}
