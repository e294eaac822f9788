import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { contentFolder } from '../disk/content-folder.ts';
import type { DraftedSite } from '../../src/editor/draft/drafted-site.ts';
import { caches } from '../disk/caches.ts';
import { freePort } from '../local-host/free-port.ts';
import { ContentDisk } from './content-disk.ts';
import { deskServer } from './desk-server.ts';
import { DraftPictures } from './draft-pictures.ts';
import { historyOf } from './history/history-of.ts';
import { readPerson } from './history/person.ts';
import { Journal } from './journal.ts';
import { LocalDesk } from './local-desk.ts';
import { ownFolder } from './own-folder.ts';
import { pageBundle } from './page-bundle.ts';
import { previewServer } from './preview-server.ts';
import { publishCheck } from './publish-check.ts';
import { Publishing } from './publishing.ts';
import { trialRepository } from './trial-repository.ts';
import { finishSaving } from './save-all.ts';

/** Milliseconds between two looks for files that other programs saved. */
const lookInterval = 400;

/** The site that a desk edits. */
export interface DeskOfSite {
  today: () => string;
  siteOn: (today: string) => DraftedSite;
  /** The path of the page's script, below src/. */
  page: string;
}

/**
 * Serves the desk until it is stopped, on `named` or the first free port; the preview has the next port. `isTrial`
 * edits a copy of the content, which the next trial deletes.
 */
export async function openDesk(
  root: string,
  edited: DeskOfSite,
  isTrial: boolean,
  named: number | undefined,
): Promise<number> {
  const port = await freePort(named, 5180, { inARow: 2 });
  const base = resolve(
    root,
    process.env['DESK_FOLDER'] ?? (isTrial ? '.local/desk-trial' : '.local/desk'),
  );
  if (isTrial) rmSync(base, { recursive: true, force: true });
  const own = ownFolder(base);
  const folder = isTrial ? join(own, 'content') : contentFolder(root);
  if (isTrial) cpSync(contentFolder(root), folder, { recursive: true });
  const { desk, pictures } = await deskOf(edited, folder, own);
  const preview = `http://127.0.0.1:${port + 1}`;
  const page = pageBundle(root, edited.page, caches(root).bundles);
  const github = isTrial ? await trialRepository(root, folder, own) : undefined;
  const publishing = new Publishing({
    root,
    folder,
    own,
    desk,
    settings: join(base, 'repository.json'),
    check: publishCheck(edited.siteOn(edited.today()).model),
    ...(github !== undefined && { github }),
  });
  if (isTrial) await publishing.remember();
  const { server, key } = deskServer(port, {
    desk,
    publishing,
    pictures,
    setting: () => ({
      forms: desk.forms,
      preview,
      today: edited.today(),
      person: readPerson(own) ?? '',
    }),
    page: () => page,
    faces: facesOfTheDesk(),
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await page;
  const address = `http://127.0.0.1:${port}/?key=${key}`;
  console.log(`
  The desk is at   ${address}
  Changes          ${isTrial ? 'a copy, which is thrown away: nothing reaches the site' : folder}
  Stop it          with Ctrl and C
`);
  if (process.env['DESK_BROWSER'] !== 'none') openBrowser(address);
  await showDraft(root, own, port, desk, pictures);
  setInterval(() => desk.lookOutside(), lookInterval).unref();
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  process.exit(0);
}

/** Opens the desk of a content folder, after completing an interrupted save. */
async function deskOf(edited: DeskOfSite, folder: string, own: string) {
  const site = edited.siteOn(edited.today());
  const { model } = site;
  finishSaving(folder, own);
  const pictures = new DraftPictures(
    join(own, 'preview', model.images),
    join(folder, model.images),
  );
  const desk = new LocalDesk({
    site,
    disk: new ContentDisk(folder, model),
    journal: new Journal(join(own, 'journal.jsonl')),
    pictures,
    history: await historyOf(folder, own),
    own,
  });
  return { desk, pictures };
}

/** Serves the preview of the draft. */
async function showDraft(
  root: string,
  own: string,
  port: number,
  desk: LocalDesk,
  pictures: DraftPictures,
) {
  // Only for pictures; the texts come from the desk.
  process.env['CONTENT_FOLDER'] = join(own, 'preview');
  const preview = await previewServer(root, port + 1, `http://127.0.0.1:${port}`);
  await preview.listen();
  let shownPictures = '';
  const show = () => {
    const { contentToShow } = desk.check;
    // No pages can be made of saved files with mistakes.
    if (!contentToShow) return;
    const pictureSizes = JSON.stringify([...pictures.sizes]);
    preview.show(contentToShow, pictureSizes !== shownPictures);
    shownPictures = pictureSizes;
    // A frame that loads before the server is ready stays empty.
    desk.showPreview();
  };
  desk.news.on('change', show);
  show();
}

function facesOfTheDesk() {
  const { resolve: find } = createRequire(import.meta.url);
  const face = (name: string) => () =>
    readFileSync(find(`@fontsource-variable/archivo/files/archivo-${name}-standard-normal.woff2`));
  return { latin: face('latin'), more: face('latin-ext') };
}

/** Opens the address in a browser; where that fails, the terminal still shows it. */
function openBrowser(address: string) {
  const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  };
  const [program, ...words] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program!, [...words, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
