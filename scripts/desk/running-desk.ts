import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../deploy/local-host/free-port.ts';
import { writeFileWhole } from '../disk/whole-file.ts';

/** The response header with the name of the content that a desk edits. */
export const contentHeader = 'x-desk-of';

/** The file with the last port in `own`, the folder of the desk. */
const portFile = (own: string) => join(own, 'port');

/** The last port of the desk of this content; browsers keep drafts by origin, so by port. */
function lastPort(own: string): number | undefined {
  const port = existsSync(portFile(own)) ? Number(readFileSync(portFile(own), 'utf8')) : NaN;
  return Number.isInteger(port) ? port : undefined;
}

/** Whether the desk of this content responds on a port. */
async function isDesk(port: number, name: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) });
    return answer.headers.get(contentHeader) === name;
  } catch {
    return false;
  }
}

/** The port of a running desk of this content; `own` is the folder of the desk, `name` the name of the content. */
export async function portOfRunning(own: string, name: string): Promise<number | undefined> {
  const last = lastPort(own);
  return last !== undefined && (await isDesk(last, name)) ? last : undefined;
}

/**
 * The port for the desk of some content: `named`, else the last one, else the first free one. Throws if the last one is
 * used by another program: at another address the drafts would not be found.
 */
export async function portFor(own: string, named: number | undefined): Promise<number> {
  const last = lastPort(own);
  let port: number;
  try {
    port = await freePort(named ?? last, 5180);
  } catch (cause) {
    if (named !== undefined || last === undefined) throw cause;
    throw new Error(
      `Another program uses port ${last}, the previous port of this desk. Stop that program to find your drafts again, or start the desk with --port and another number.`,
      { cause },
    );
  }
  writeFileWhole(portFile(own), String(port), 0o600);
  return port;
}
