import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { once } from 'node:events';
import { join } from 'node:path';
import { contentFolder } from '../content/content-folder.ts';
import { contentModel } from '../content/content-model.ts';
import { today } from '../content/today.ts';
import { caches } from '../disk/caches.ts';
import { ContentDisk } from './content-disk.ts';
import { deskServer } from './desk-server.ts';
import { DraftPictures } from './draft-pictures.ts';
import { historyOf } from './history/history-of.ts';
import { Journal } from './journal.ts';
import { LocalDesk } from './local-desk.ts';
import { pageBundle } from './page-bundle.ts';
import { previewServer } from './preview-server.ts';
import { finishSaving } from './save-all.ts';

/** How often the folder is looked at for what other programs saved, in milliseconds. */
const look = 400;

/** Serves the desk until it is stopped. */
export async function openDesk(root: string, isTrial: boolean): Promise<number> {
  const port = Number(process.env['DESK_PORT'] ?? 5180);
  const folder = contentFolder(root);
  const own = join(root, '.local/desk');
  const model = contentModel(today());
  finishSaving(folder, own);
  const pictures = new DraftPictures(
    join(own, 'preview', model.images),
    join(folder, model.images),
  );
  const desk = new LocalDesk({
    model,
    disk: new ContentDisk(folder, model),
    journal: new Journal(join(own, 'journal.jsonl')),
    pictures,
    history: await historyOf(folder, own),
    own,
  });
  const preview = `http://127.0.0.1:${port + 1}`;
  const page = pageBundle(root, caches(root).bundles);
  const { server, key } = deskServer(port, {
    desk,
    pictures,
    setting: { forms: desk.forms, preview, today: today() },
    page: () => page,
    faces: facesOfTheDesk(),
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${port}/`;
  await page;
  console.log(
    `\n  The desk is at   ${address}?key=${key}\n  Stop it          with Ctrl and C${isTrial ? '' : ''}\n`,
  );
  if (process.env['DESK_BROWSER'] !== 'none') openBrowser(`${address}?key=${key}`);
  process.env['CONTENT_FOLDER'] = join(own, 'preview');
  const shown = await previewServer(root, port + 1, address.slice(0, -1));
  let count = pictures.sizes.size;
  const show = () => {
    shown.show(desk.check.contentToShow, pictures.sizes.size !== count);
    count = pictures.sizes.size;
  };
  show();
  await shown.listen();
  desk.news.on('change', show);
  setInterval(() => desk.lookOutside(), look).unref();
  await once(process, 'SIGINT');
  return 0;
}

function facesOfTheDesk() {
  const { resolve } = createRequire(import.meta.url);
  const face = (name: string) => () =>
    readFileSync(
      resolve(`@fontsource-variable/archivo/files/archivo-${name}-standard-normal.woff2`),
    );
  return { latin: face('latin'), more: face('latin-ext') };
}

/** Opens the address where there is a browser to open it; if there is none, the terminal shows it. */
function openBrowser(address: string) {
  const [program, ...words] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[
    process.platform as string
  ] ?? ['xdg-open'];
  const child = spawn(program!, [...words, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
