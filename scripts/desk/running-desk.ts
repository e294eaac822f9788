import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../local-host/free-port.ts';
import { writeFileWhole } from '../disk/whole-file.ts';

/** The header by which a desk says which content it edits. */
export const contentHeader = 'x-desk-of';

const portFile = (own: string) => join(own, 'port');

/** The port on which the desk of this content was last; the drafts of a browser belong to it. */
function lastPort(own: string): number | undefined {
  const port = existsSync(portFile(own)) ? Number(readFileSync(portFile(own), 'utf8')) : NaN;
  return Number.isInteger(port) ? port : undefined;
}

/** Whether the desk of this content answers on a port. */
async function isDesk(port: number, name: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) });
    return answer.headers.get(contentHeader) === name;
  } catch {
    return false;
  }
}

/** The port of a desk of this content that runs already. */
export async function portOfRunning(own: string, name: string): Promise<number | undefined> {
  const last = lastPort(own);
  return last !== undefined && (await isDesk(last, name)) ? last : undefined;
}

/**
 * The port for the desk of a content: `named`, else the last one, else the first that is free. Throws where the last one
 * is taken by another program: at another address the drafts would not be seen.
 */
export async function portFor(own: string, named: number | undefined): Promise<number> {
  const last = lastPort(own);
  let port: number;
  try {
    port = await freePort(named ?? last, 5180);
  } catch (cause) {
    if (named !== undefined || last === undefined) throw cause;
    throw new Error(
      `Another program uses port ${last}, on which the desk was before. Stop that program, so that drafts are found again; or start the desk with --port and another number.`,
      { cause },
    );
  }
  writeFileWhole(portFile(own), String(port), 0o600);
  return port;
}
