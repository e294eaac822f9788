import type { ViteDevServer } from 'vite';

/** Shows mistakes over a page, with src/check/mistakes-dialog.ts. */
export const overlayScript = '<script type="module" src="/src/check/mistakes-dialog.ts"></script>';

/**
 * Answers every request for a page with the mistakes while `isNeeded()`: there has been no valid content yet to render.
 */
export function answerWithMistakes(server: ViteDevServer, isNeeded: () => boolean) {
  server.middlewares.use((request, response, next) => {
    if (!isNeeded() || !request.headers.accept?.includes('text/html')) return next();
    mistakesPage(server, request.originalUrl ?? '/').then((html) => {
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html);
    }, next);
  });
}

async function mistakesPage(server: ViteDevServer, address: string): Promise<string> {
  const page = `<!doctype html><html lang="en"><title>The content has mistakes</title><body></body></html>`;
  return (await server.transformIndexHtml(address, page)).replace('</body>', `${overlayScript}$&`);
}
