import type { RequestListener, Server } from 'node:http';

/**
 * Whether the target of a request can be an address at all: a path whose escapes can be decoded, and which no browser
 * would take for another host if it were redirected there.
 */
function isAddress(asked: string): boolean {
  try {
    return (
      asked.startsWith('/') && !/^\/[/\\]/.test(decodeURIComponent(asked.replace(/[?#].*$/s, '')))
    );
  } catch {
    // An escape that stands for no letter.
    return false;
  }
}

/** Answers requests for impossible addresses with 400 and passes all others on. */
export const saneRequests =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    if (isAddress(request.url!)) return answer(request, response);
    response.writeHead(400, { 'content-type': 'text/plain' }).end('This is no address.\n');
  };

/** The same for a server that has its listener already. */
export function refuseOddRequests(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  listeners.forEach((answer) => server.on('request', saneRequests(answer)));
}
