import type { RequestListener, Server } from 'node:http';

/** Whether a request target is a valid path: decodable, and without // at its start, which could name another host. */
function isAddress(asked: string): boolean {
  try {
    return (
      asked.startsWith('/') && !/^\/[/\\]/.test(decodeURIComponent(asked.replace(/[?#].*$/s, '')))
    );
  } catch {
    // An invalid escape.
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

/** Adds the check to a server that already has a listener. */
export function refuseInvalidPaths(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  listeners.forEach((answer) => server.on('request', withValidPaths(answer)));
}
