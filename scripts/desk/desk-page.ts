import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { contentTypeOf } from '../local-host/content-types.ts';
import type { PhotographsOnRequest } from '../pictures/photographs-on-request.ts';
import type { DeskFile, DeskFiles } from './bundle/desk-sources.ts';

export interface DeskPageParts {
  /** The name of the workspace, for the page. */
  name: string;
  files: Promise<DeskFiles>;
  photographs: PhotographsOnRequest;
}

/** The document, a file of the page or of its preview, or a photograph; undefined for other addresses. */
export async function fileOfDesk(
  { files, name, photographs }: DeskPageParts,
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
export const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': policyWith({}),
};

/**
 * The policy of the desk, which the frame of the preview inherits. Its pages have their sheet and their scripts in them:
 * exactly those texts are allowed, by their hashes, and no other script or style in a document.
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
    // A face in a sheet asks nobody.
    "font-src 'self' data:",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    // A document without an address is shown all the same, and the frame can go nowhere else.
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

/** Sends a file of the desk, with what a browser may do with it. */
export async function sendFile(
  response: ServerResponse,
  { files }: DeskPageParts,
  path: string,
  file: DeskFile,
) {
  const shared = file.isForFrame ? headersForFrame : {};
  const kept = file.isLasting ? { 'cache-control': 'private, max-age=31536000, immutable' } : {};
  if (path === '/') response.setHeader('content-security-policy', policyWith(await files));
  response.writeHead(200, { 'content-type': file.type, ...shared, ...kept }).end(file.bytes);
}
