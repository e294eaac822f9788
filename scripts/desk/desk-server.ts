import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import type { InlineHashes } from '../../src/design/document/headers.ts';
import { deskHeaders, deskPolicy, fileHeaders, isForFrame } from '../../src/host/desk-headers.ts';
import type { PhotographsOnRequest } from '../build/pictures.ts';
import { contentTypeOf } from '../deploy/local-host.ts';
import type { DeskFiles } from './bundle/desk-files.ts';
import type { Guard } from './guard.ts';
import { bodyOf, requestOf, send } from './node-requests.ts';
import { sha256 } from '../sha256.ts';

/** The parts of `serveDesk`, which answers for a desk on this computer. */
interface DeskServerOptions {
  /** The name of the workspace, for the page. */
  name: string;
  files: Promise<DeskFiles>;
  photographs: PhotographsOnRequest;
  /** Answers requests that are not for files. */
  answer: (request: Request) => Promise<Response>;
  /** Admits only the person who started the desk. */
  guard?: Guard;
  /** Answers some requests before all others, such as the accounts of the site. */
  before?: Connect.NextHandleFunction;
}

/** The response header with the name of the content that a desk edits. */
export const contentHeader = 'x-desk-of';

/** Makes a server on this computer serve the desk: the files of the page, and the workspace behind it. */
export function serveDesk(server: Server, parts: DeskServerOptions) {
  let lastError = '';
  const handle = (request: IncomingMessage, response: ServerResponse) =>
    answer(parts, request, response).catch((error: unknown) => {
      // The page asks again every second, so the same error is printed once.
      if (String(error) !== lastError) console.error(error);
      lastError = String(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (parts.before) parts.before(request, response, () => void handle(request, response));
    else void handle(request, response);
  });
}

async function answer(
  parts: DeskServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const address = new URL(request.url ?? '/', 'http://desk');
  const { guard, name, files } = parts;
  // With these headers only own scripts run, and no page may frame the desk; a file replaces some of them.
  const headers = { 'cache-control': 'no-store', ...deskHeaders(), [contentHeader]: name };
  for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
  if (guard?.admit(request, address)) {
    // A redirect would not do, because browsers send no strict cookie when a navigation began in a local file.
    const html =
      '<!doctype html><meta http-equiv="refresh" content="0; url=/"><link rel="icon" href="data:,"><title>The desk</title>';
    const type = 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type, 'set-cookie': guard.cookie }).end(html);
    return;
  }
  const { pathname } = address;
  // The frame of the preview has no origin, and sends no cookie.
  const refusal = isForFrame(pathname) ? guard?.refusalOfFrame(request) : guard?.refusalOf(request);
  if (refusal) {
    // The browser shows this to a person.
    response.writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(refusal.words);
    return;
  }
  const file = request.method === 'GET' ? await fileOfDesk(parts, pathname) : undefined;
  if (file) {
    if (pathname === '/')
      response.setHeader('content-security-policy', deskPolicy(previewHashes(await files)));
    const type = contentTypeOf(pathname === '/' ? '/index.html' : pathname);
    response.writeHead(200, { 'content-type': type, ...fileHeaders(pathname) }).end(file);
    return;
  }
  const body = await bodyOf(request);
  if (body === 'too-large') return void response.writeHead(413, { connection: 'close' }).end();
  await send(response, await parts.answer(requestOf(request, address, body)));
}

/** Returns the HTML document, a file of the desk or of its preview, or a photograph; undefined for other paths. */
async function fileOfDesk(
  { files, name, photographs }: DeskServerOptions,
  path: string,
): Promise<Buffer | undefined> {
  if (path === '/') return documentOf(name);
  if (path.startsWith('/photographs/')) return photographs.fileAt(path);
  const all = await files;
  return Object.hasOwn(all, path) ? all[path] : undefined;
}

/** Makes the HTML document of the desk, here and on the web (build-desk.ts); src/desk/main.tsx reads its `#desk`. */
export const documentOf = (name: string): Buffer =>
  Buffer.from(
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The desk</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/desk.css"></head><body data-ground="bone"><div id="desk" data-workspace="${name}"></div><script type="module" src="/desk.js"></script></body></html>`,
  );

/** Returns the hashes of the inline scripts and styles of pages in the preview. */
export function previewHashes(files: DeskFiles): InlineHashes {
  const hashes = (ending: string) =>
    Object.entries(files)
      .filter(([address]) => address.startsWith('/preview/') && address.endsWith(ending))
      .map(([, file]) => `sha256-${sha256(file, 'base64')}`);
  return { scripts: hashes('.js'), styles: hashes('.css') };
}
