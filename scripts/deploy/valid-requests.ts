import type { IncomingMessage, RequestListener, Server } from 'node:http';

// Which requests the local servers answer: those with a valid path, and for some of them only those of this computer.

/** Whether a request target is a valid path: decodable, and without // at its start, which could name another host. */
function isAddress(asked: string): boolean {
  try {
    return (
      asked.startsWith('/') && !/^\/[/\\]/.test(decodeURIComponent(asked.replace(/[?#].*$/s, '')))
    );
  } catch {
    // The path has an invalid escape.
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

/** Adds the check of paths to a server that has a listener already. */
export function refuseInvalidPaths(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  listeners.forEach((answer) => server.on('request', withValidPaths(answer)));
}

/** The host names of this computer. Any other name is that of a foreign site that resolves to it (DNS rebinding). */
const isThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a request has a host name of this computer. */
export const isForThisMachine = ({ headers: { host = '' } }: IncomingMessage) =>
  isThisMachine.test(host);

/** Whether a request for this computer names the origin of this server, or none, as from a program. */
export const isOwnRequest = (request: IncomingMessage) =>
  isForThisMachine(request) &&
  (request.headers.origin === undefined ||
    request.headers.origin === `http://${request.headers.host}`);
