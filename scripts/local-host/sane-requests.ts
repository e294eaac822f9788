import type { RequestListener, Server } from 'node:http';

/**
 * Whether what a request asks for can be an address at all: a path whose escapes can be read, and one that no
 * browser takes for another host when it is sent there.
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

/** Answers what is no address with 400, and leaves all else to another. */
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
