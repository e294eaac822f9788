import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { EditRefused } from '../../src/yaml-edits/edit-refused.ts';
import { words } from '../../src/editor/words.ts';
import { routes, type Desks, type Exchange } from './routes.ts';
import { DeskRefused } from '../../src/editor/desk-refused.ts';
import { Guard } from './guard.ts';
import { PublishRefused } from './publish/publish-refused.ts';

/** In bytes: acts are small, photographs as large as cameras make them. */
const largestBody = { 'application/json': 4e6, 'application/octet-stream': 40e6 };

/** Creates the server of the desk, for this computer only; `key` opens it. */
export function deskServer(port: number, desks: Desks): { server: Server; key: string } {
  const guard = new Guard(port);
  const server = createServer((request, response) => {
    void answer(guard, desks, request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, { refused: words.deskFailed });
    });
  });
  return { server, key: guard.key };
}

async function answer(
  guard: Guard,
  desks: Desks,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const address = new URL(request.url ?? '/', 'http://desk');
  for (const [name, value] of Object.entries(headersFor(desks.setting().preview)))
    response.setHeader(name, value);
  if (guard.isArrival(request, address)) {
    response.writeHead(303, { location: '/', 'set-cookie': guard.cookie }).end();
    return;
  }
  const refusal = guard.refusalOf(request);
  if (refusal && address.pathname === '/') {
    // A person reads this in the browser.
    response.writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(refusal.words);
    return;
  }
  if (refusal) return send(response, refusal.status, { refused: refusal.words });
  const route = routes[`${request.method} ${address.pathname}`];
  const name = /^\/pictures\/([\w.-]+)$/.exec(address.pathname)?.[1];
  if (name !== undefined && request.method === 'GET') return sendPicture(desks, name, response);
  if (!route) return send(response, 404, { refused: words.noSuchPart });
  try {
    const body = request.method === 'POST' ? await bodyOf(request) : Buffer.alloc(0);
    await route({
      desks,
      address,
      body,
      request,
      response,
      send: (value) => send(response, 200, value),
    } satisfies Exchange);
  } catch (error) {
    if (error instanceof TooLarge) {
      // The rest of the body is not read.
      response.setHeader('connection', 'close');
      return send(response, 413, { refused: words.tooLarge });
    }
    if (error instanceof DeskRefused || error instanceof PublishRefused)
      return send(response, 422, { refused: error.message });
    if (error instanceof EditRefused || error instanceof SyntaxError)
      return send(response, 422, { refused: words.doesNotFit });
    throw error;
  }
}

/** The page may run only its own scripts and frame only the preview, and no page may frame it. */
const headersFor = (preview: string) => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    `frame-src ${preview}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
});

function send(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}

function sendPicture({ pictures }: Desks, name: string, response: ServerResponse) {
  const bytes = pictures.bytesOf(name);
  if (!bytes) return send(response, 404, { refused: words.noSuchPart });
  const type = /\.(png|webp)$/.exec(name)?.[1] ?? 'jpeg';
  response.writeHead(200, { 'content-type': `image/${type}` }).end(bytes);
}

class TooLarge extends Error {}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const limit = largestBody[request.headers['content-type'] as keyof typeof largestBody];
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) throw new TooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
