import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { deskHeaders, deskPolicy } from '../../src/host/desk-headers.ts';
import { shared, type InlineHashes } from '../../src/design/document/headers.ts';
import { contentTypeOf } from '../deploy/local-host/content-types.ts';
import type { PhotographsOnRequest } from '../build/pictures/photographs-on-request.ts';
import type { DeskFile, DeskFiles } from './bundle/desk-sources.ts';

export interface DeskPageParts {
  /** The name of the workspace, for the page. */
  name: string;
  files: Promise<DeskFiles>;
  photographs: PhotographsOnRequest;
}

/**
 * Returns what the server of the desk sends for a path: the HTML document, a file of the desk or of its preview, or a
 * photograph. Undefined for other paths.
 */
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
export const documentOf = (name: string): DeskFile => ({
  type: contentTypeOf('/index.html'),
  bytes: Buffer.from(
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The desk</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/desk.css"></head><body data-ground="bone"><div id="desk" data-workspace="${name}"></div><script type="module" src="/desk.js"></script></body></html>`,
  ),
  isLasting: false,
  isForFrame: false,
});

/** The headers of responses; `sendFile` replaces some. Only own scripts run, and no page may frame the desk. */
export const headers = { 'cache-control': 'no-store', ...deskHeaders({ scripts: [], styles: [] }) };

/** The hashes of the inline scripts and styles of pages in the preview. */
export function previewHashes(files: DeskFiles): InlineHashes {
  const hashes = (ending: string) =>
    Object.entries(files)
      .filter(([address]) => address.startsWith('/preview/') && address.endsWith(ending))
      .map(([, { bytes }]) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`);
  return { scripts: hashes('.js'), styles: hashes('.css') };
}

/** Sends a file of the desk with its headers. */
export async function sendFile(
  response: ServerResponse,
  { files }: DeskPageParts,
  path: string,
  file: DeskFile,
) {
  const forFrame = file.isForFrame ? shared : {};
  const kept = file.isLasting ? { 'cache-control': 'private, max-age=31536000, immutable' } : {};
  if (path === '/')
    response.setHeader('content-security-policy', deskPolicy(previewHashes(await files)));
  response.writeHead(200, { 'content-type': file.type, ...forFrame, ...kept }).end(file.bytes);
}
