import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { imagesFolder } from '../../src/content/files.ts';
import { answerRequest } from '../../src/host/workspace/answer-request.ts';
import { today } from '../build/day-of-build.ts';
import { PhotographsOnRequest } from '../build/pictures.ts';
import { freePort } from '../deploy/ports.ts';
import { caches, contentFolder, writeFileWhole } from '../disk.ts';
import { deskFiles } from './bundle/desk-files.ts';
import { contentHeader, serveDesk } from './desk-server.ts';
import { FolderStore } from './folder-store.ts';
import { beginHistory } from './git-history.ts';
import { Guard } from './guard.ts';
import { sha256 } from '../sha256.ts';

/**
 * Serves the desk on this computer, on the port `named` or the first free one, until it is stopped. With `isTrial` it
 * edits a copy of the content, which the next trial deletes. If the desk is running already, this opens it and returns
 * the exit code.
 */
export async function openDesk(
  root: string,
  isTrial: boolean,
  named: number | undefined,
): Promise<number> {
  const folder = isTrial ? join(deskFolder(root), 'trial') : contentFolder(root);
  if (isTrial) mkdirSync(folder, { recursive: true });
  const name = sha256(realpathSync(folder)).slice(0, 16);
  const own = join(deskFolder(root), name);
  const last = lastPort(own);
  if (last !== undefined && (await isDesk(last, name))) {
    console.log('  The desk of this content is already running; it opens in the browser.');
    openBrowser(openingFile(own, last));
    return 0;
  }
  const port = await portFor(last, named);
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
  });
  // Another desk was started at the same moment, perhaps of the same content.
  if (!isListening) return openDesk(root, isTrial, named);
  writeFileWhole(portFile(own), String(port), 0o600);
  if (isTrial) await copyContent(root, folder);
  const opening = openingFile(own, port);
  const { store, photographs } = storeOf(root, folder, own);
  const files = deskFiles(root);
  serveDesk(server, {
    name,
    files,
    photographs,
    guard: new Guard(port, (key) => announce(`http://127.0.0.1:${port}/?key=${key}`, opening)),
    answer: (request) => answerRequest(store, request),
  });
  await files;
  console.log(`
  Changes          ${isTrial ? 'a copy, which is thrown away: nothing reaches the site' : folder}
  Stop it          with Ctrl and C
`);
  openBrowser(opening);
  await untilStopped();
  rmSync(opening, { force: true });
  process.exit(0);
}

/** Returns the folder of unfinished saves and of copies. */
export const deskFolder = (root: string) =>
  resolve(root, process.env['DESK_FOLDER'] ?? '.local/desk');

/** Returns the store behind the desk of a content folder, and its photographs. */
export function storeOf(root: string, folder: string, own: string) {
  const { placeholderColours: colours } = caches(root);
  const store = new FolderStore({ folder, own, today: () => today(folder), colours });
  const photographs = new PhotographsOnRequest(join(folder, imagesFolder), caches(root));
  return { store, photographs };
}

/** Copies the content to a folder for trying it out, with a history of its own. */
export async function copyContent(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(contentFolder(root), folder, { recursive: true });
  await beginHistory(folder);
}

/** Waits until the process is stopped by Ctrl and C. */
export const untilStopped = () => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);

/** Returns the file that opens a desk in a browser. The key is in it, because everybody can read command lines. */
const openingFile = (own: string, port: number) => join(own, `open-${port}.html`);

/** Returns the file with the last port in `own`, the folder of the desk. */
const portFile = (own: string) => join(own, 'port');

/** Returns the last port of the desk of this content, because browsers keep drafts by origin, and so by port. */
function lastPort(own: string): number | undefined {
  const port = existsSync(portFile(own)) ? Number(readFileSync(portFile(own), 'utf8')) : NaN;
  return Number.isInteger(port) ? port : undefined;
}

/** Whether the desk of this content responds on a port. */
async function isDesk(port: number, name: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { signal }).catch(() => undefined);
  return answer?.headers.get(contentHeader) === name;
}

/**
 * Returns the port for the desk of some content: `named`, or else the last port, or else the first free one. Throws if
 * another program uses the last port, because the drafts would not be found at another address.
 */
function portFor(last: number | undefined, named: number | undefined): Promise<number> {
  return freePort(named ?? last, 5180).catch((cause: unknown) => {
    if (named !== undefined || last === undefined) throw cause;
    throw new Error(
      `Another program uses port ${last}, the previous port of this desk. Stop that program to find your drafts again, or start the desk with --port and another number.`,
      { cause },
    );
  });
}

/** Prints the address of the desk, and writes the file that opens it, which only this user can read. */
function announce(address: string, opening: string) {
  writeFileWhole(
    opening,
    `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}"><title>The desk</title>`,
    0o600,
  );
  console.log(
    `  The desk is at   ${address}\n                   (works once; the next time there is a new address)`,
  );
}

/** Opens a file in a browser; if that fails, the terminal still shows the address. */
function openBrowser(file: string) {
  if (process.env['DESK_BROWSER'] === 'none') return;
  const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  };
  const [program, ...words] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program!, [...words, file], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
