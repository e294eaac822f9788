import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../disk/content-folder.ts';
import type { ContentModel } from '../../src/check/model.ts';
import { caches } from '../disk/caches.ts';
import { writeFileWhole } from '../disk/whole-file.ts';
import { deskServer } from './desk-server.ts';
import { FolderFiles } from './folder-files.ts';
import { folderWorkspace } from './folder-workspace.ts';
import { Guard } from './guard.ts';
import { historyOf } from './history/history-of.ts';
import { PhotographsOnRequest } from '../build/pictures/photographs-on-request.ts';
import { deskFiles } from './bundle/desk-files.ts';
import type { DeskSources } from './bundle/desk-sources.ts';
import { portFor, portOfRunning } from './running-desk.ts';
import { finishSaving } from './save-all.ts';

/** The parts of a site that its desk needs: the content model, and the entry points of scripts. */
export interface DeskOfSite {
  modelNow: () => ContentModel;
  sources: DeskSources;
}

/**
 * Serves the desk on the port `named` or the first free one until it is stopped. `isTrial` edits a copy, which the next
 * trial deletes. Returns the exit code when the desk is already running.
 */
export async function openDesk(
  root: string,
  edited: DeskOfSite,
  isTrial: boolean,
  named: number | undefined,
): Promise<number> {
  const base = resolve(root, process.env['DESK_FOLDER'] ?? '.local/desk');
  const folder = isTrial ? join(base, 'trial') : contentFolder(root);
  if (isTrial) mkdirSync(folder, { recursive: true });
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
  const own = join(base, name);
  const running = await portOfRunning(own, name);
  if (running !== undefined) {
    console.log('  The desk of this content is already running; it opens in the browser.');
    openBrowser(openingFile(own, running));
    return 0;
  }
  if (isTrial) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(contentFolder(root), folder, { recursive: true });
  }
  const port = await portFor(own, named);
  const workspace = await workspaceOf(root, edited, folder, own);
  const files = deskFiles(root, edited.sources, caches(root).bundles);
  const origin = `http://127.0.0.1:${port}`;
  const opening = openingFile(own, port);
  const server = deskServer({
    guard: new Guard(port, (key) => announce(`${origin}/?key=${key}`, opening)),
    workspace,
    name,
    files,
    photographs: new PhotographsOnRequest(join(folder, edited.modelNow().images), caches(root)),
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await files;
  console.log(`
  Changes          ${isTrial ? 'a copy, which is thrown away: nothing reaches the site' : folder}
  Stop it          with Ctrl and C
`);
  openBrowser(opening);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  rmSync(opening, { force: true });
  process.exit(0);
}

/** The file that opens a desk in a browser. The key is not in the command line, which everybody can read. */
const openingFile = (own: string, port: number) => join(own, `open-${port}.html`);

/** Opens the content folder as a workspace, after completing an interrupted save. */
async function workspaceOf(root: string, edited: DeskOfSite, folder: string, own: string) {
  finishSaving(folder, own);
  return folderWorkspace({
    modelNow: edited.modelNow,
    files: new FolderFiles(folder, edited.modelNow()),
    history: await historyOf(folder, own),
    own,
    colours: caches(root).placeholderColours,
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
