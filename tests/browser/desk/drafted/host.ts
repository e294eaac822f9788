import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deskFiles } from '../../../../scripts/desk/bundle/desk-files.ts';
import { caches } from '../../../../scripts/disk/caches.ts';
import { contentTypeOf } from '../../../../scripts/local-host/content-types.ts';
import { readPhotographs } from '../../../../scripts/pictures/photographs.ts';
import { deskSources } from '../../../../scripts/site/desk-sources.ts';
import { pictures, texts } from '../../../checker/content-at-hand.ts';
import { root } from '../../../checker/content-copy.ts';
import type { Content } from './brain.ts';

/** The policy of the desk; a page in a frame inherits it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types preview',
].join('; ');

const forFrame = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves the preview without a desk around it, with the headers that a desk sends. */
export async function hostOfPreview(): Promise<{ origin: string; server: Server }> {
  const folder = '../tests/browser/desk/drafted';
  const sources = { ...deskSources, page: `${folder}/page.tsx`, brain: `${folder}/brain.ts` };
  const files = await deskFiles(root, sources, join(caches(root).bundles, 'tests'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://desk');
    const head = { 'x-content-type-options': 'nosniff', 'content-security-policy': policy };
    const file = files[pathname];
    const photograph = join(root, 'dist', pathname);
    if (pathname === '/')
      response
        .writeHead(200, { ...head, 'content-type': 'text/html; charset=utf-8' })
        .end('<!doctype html><div id="desk"></div><script type="module" src="/desk.js"></script>');
    else if (file)
      response
        .writeHead(200, {
          ...head,
          'content-type': file.type,
          'cross-origin-resource-policy': 'same-origin',
          ...(file.isForFrame && forFrame),
        })
        .end(file.bytes);
    else if (pathname.startsWith('/photographs/') && existsSync(photograph))
      response
        .writeHead(200, { ...head, ...forFrame, 'content-type': contentTypeOf(pathname) })
        .end(readFileSync(photograph));
    else response.writeHead(404, head).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** The content of the site, as the worker takes it. */
export const contentForPreview = async (today: string): Promise<Content> => ({
  texts: [...texts],
  pictures: [...pictures],
  photographs: await readPhotographs(join(root, 'content/images'), caches(root).placeholderColours),
  today,
});
