import type { RequestListener, Server } from 'node:http';

/**
 * Whether the target of a request is a valid path: decodable, and not one that a browser would redirect to another
 * host.
 */
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
export const saneRequests =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    if (isAddress(request.url!)) return answer(request, response);
    response.writeHead(400, { 'content-type': 'text/plain' }).end('This is no address.\n');
  };

/** The same for a server that already has a listener. */
export function refuseOddRequests(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  listeners.forEach((answer) => server.on('request', saneRequests(answer)));
}
