import { once } from 'node:events';
import { createServer } from 'node:net';

// The ports of the local servers: the one that was asked for, or the next that is free.

/** Parses a port number; throws if it is invalid. */
export function portNamed(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const port = Number(typed);
  if (/^\d+$/.test(typed) && port >= 1 && port <= 65_535) return port;
  throw new Error(`A port is a number from 1 to 65535, not "${typed}".`);
}

/** How many ports are tried. */
const maxAttempts = 100;

/**
 * Returns the port `requested`, or throws if it is in use. If none is requested, returns the first free port from
 * `preferred` upwards. With `inARow: 3` the next two ports are free too.
 */
export async function freePort(
  requested: number | undefined,
  preferred: number,
  { host = '127.0.0.1', inARow = 1 } = {},
): Promise<number> {
  const isFree = async (first: number) => {
    for (let port = first; port < first + inARow; port++)
      if (!(await canListen(host, port))) return false;
    return true;
  };
  if (requested !== undefined) {
    if (await isFree(requested)) return requested;
    throw new Error(
      `Port ${requested} is already in use. Choose another, or leave it out to use the next free one.`,
    );
  }
  for (let port = preferred; port < preferred + maxAttempts; port++)
    if (await isFree(port)) return port;
  throw new Error(`No port from ${preferred} to ${preferred + maxAttempts - 1} is free.`);
}

async function canListen(host: string, port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}
