import { once } from 'node:events';
import { createServer } from 'node:net';

/** An address that a server listens on. */
export interface Listening {
  host: string;
  port: number;
}

/** Parses a port number; throws if it is invalid. */
export function portNamed(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const port = Number(typed);
  if (/^\d+$/.test(typed) && port >= 1 && port <= 65_535) return port;
  throw new Error(`A port is a number from 1 to 65535, but here is "${typed}".`);
}

/** How many ports to try. */
const maxAttempts = 100;

/**
 * Returns the given port, which must be free, or the first free one from `usual` on; `inARow` requires free ports after
 * it too.
 */
export async function freePort(
  named: number | undefined,
  usual: number,
  { host = '127.0.0.1', inARow = 1 } = {},
): Promise<number> {
  const isFree = async (first: number) => {
    for (let port = first; port < first + inARow; port++)
      if (!(await canListen({ host, port }))) return false;
    return true;
  };
  if (named !== undefined) {
    if (await isFree(named)) return named;
    throw new Error(
      `Something uses port ${named} already. Name another one, or none: the next free one is taken then.`,
    );
  }
  for (let port = usual; port < usual + maxAttempts; port++) if (await isFree(port)) return port;
  throw new Error(`No port from ${usual} to ${usual + maxAttempts - 1} is free.`);
}

async function canListen({ host, port }: Listening): Promise<boolean> {
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
