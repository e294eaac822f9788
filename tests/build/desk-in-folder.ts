import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deskFiles } from '../../scripts/desk/bundle/desk-files.ts';
import { root } from '../check/content-copy.ts';

/** The files of the desk, written to a folder from which Node can load them. `pages`: the module with the templates. */
export async function deskInFolder() {
  const files = await deskFiles(root);
  // Inside node_modules, whose package.json makes .js files modules.
  const folder = mkdtempSync(join(root, 'node_modules/.cache/desk-'));
  for (const [address, file] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, address)), { recursive: true });
    writeFileSync(join(folder, address), file);
  }
  const [pages] = Object.keys(files).filter((one) => one.startsWith('/parts/pages-of-draft'));
  return {
    files,
    pages: join(folder, pages!),
    worker: join(folder, 'worker.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
