import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerRequest } from '../../src/editor/workspace/handler.ts';
import type { Workspace } from '../../src/editor/workspace/workspace.ts';
import type { Guard } from './guard.ts';
import { contentTypeOf } from '../local-host/content-types.ts';
import { contentHeader } from './running-desk.ts';
import type { PhotographsOnRequest } from '../pictures/photographs-on-request.ts';
import type { DeskFile, DeskFiles } from './bundle/desk-sources.ts';

/** In bytes: the photographs of one save, in base64. */
const largestBody = 60_000_000;

export interface DeskServerParts {
  guard: Guard;
  workspace: Workspace;
  /** The name of the workspace, for the page. */
  name: string;
  files: Promise<DeskFiles>;
  photographs: PhotographsOnRequest;
}

/**
 * Creates the server of the desk, for this computer only: serves the files of the page, and the workspace behind it.
 */
export function deskServer(parts: DeskServerParts): Server {
  let lastError = '';
  return createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      // The page asks again every second.
      if (String(error) !== lastError) console.error(error);
      lastError = String(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function answer(parts: DeskServerParts, request: IncomingMessage, response: ServerResponse) {
  const { guard, workspace } = parts;
  const address = new URL(request.url ?? '/', 'http://desk');
  for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
  response.setHeader(contentHeader, parts.name);
  if (guard.admit(request, address)) {
    // Not a redirect: the strict cookie would not be sent on a navigation that began in a local file.
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'set-cookie': guard.cookie,
    });
    response.end(
      '<!doctype html><meta http-equiv="refresh" content="0; url=/"><link rel="icon" href="data:,"><title>The desk</title>',
    );
    return;
  }
  const file = await fileAt(parts, address.pathname);
  // The frame of the preview has no origin, and sends no cookie.
  const refusal = file?.isForFrame ? guard.refusalOfFrame(request) : guard.refusalOf(request);
  if (refusal) {
    // Shown to a person in the browser.
    response.writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(refusal.words);
    return;
  }
  if (file && request.method === 'GET') {
    const shared = file.isForFrame ? headersForFrame : {};
    const kept = file.isLasting ? { 'cache-control': 'private, max-age=31536000, immutable' } : {};
    if (address.pathname === '/')
      response.setHeader('content-security-policy', policyWith(await parts.files));
    response.writeHead(200, { 'content-type': file.type, ...shared, ...kept }).end(file.bytes);
    return;
  }
  const body = await bodyOf(request);
  if (body === 'too-large') return void response.writeHead(413, { connection: 'close' }).end();
  const answered = await answerRequest(workspace, requestOf(request, address, body));
  await send(response, answered ?? new Response(null, { status: 404 }));
}

/** Returns the document, a file of the page or of its preview, or a photograph. */
async function fileAt(
  { files, name, photographs }: DeskServerParts,
  path: string,
): Promise<DeskFile | undefined> {
  if (path === '/') return documentOf(name);
  if (path.startsWith('/photographs/')) {
    const bytes = await photographs.fileAt(path);
    return bytes && { type: contentTypeOf(path), bytes, isLasting: true, isForFrame: true };
  }
  const all = await files;
  return Object.hasOwn(all, path) ? all[path] : undefined;
}

/** The document of the desk. */
const documentOf = (name: string): DeskFile => ({
  type: contentTypeOf('/index.html'),
  bytes: Buffer.from(
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The desk</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/desk.css"></head><body data-ground="bone"><div id="desk" data-workspace="${name}"></div><script type="module" src="/desk.js"></script></body></html>`,
  ),
  isLasting: false,
  isForFrame: false,
});

/** The page may run only its own scripts, and no page may frame it. */
const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': policyWith({}),
};

/**
 * The security policy of the desk, which the frame of the preview inherits. The stylesheet and scripts of its pages are
 * inlined: they are allowed by their hashes, and no other inline script or style is.
 */
function policyWith(files: DeskFiles): string {
  const hashes = (ending: string) =>
    Object.entries(files)
      .filter(([address]) => address.startsWith('/preview/') && address.endsWith(ending))
      .map(([, { bytes }]) => ` 'sha256-${createHash('sha256').update(bytes).digest('base64')}'`)
      .join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes('.js')}`,
    "worker-src 'self'",
    `style-src 'self'${hashes('.css')}`,
    // Inlined font faces make no request.
    "font-src 'self' data:",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    // A srcdoc document is shown all the same, and the frame cannot navigate elsewhere.
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types preview',
  ].join('; ');
}

const headersForFrame = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

function requestOf(
  { method = 'GET', headers: sent }: IncomingMessage,
  { href }: URL,
  body: Buffer,
) {
  const type = sent['content-type'];
  return new Request(href, {
    method,
    headers: type === undefined ? {} : { 'content-type': type },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

async function send(response: ServerResponse, answered: Response) {
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | 'too-large'> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBody) return 'too-large';
    parts.push(part);
  }
  return Buffer.concat(parts);
}
