import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import type { ContentModel } from '../../src/check/model.ts';
import { checkNames, type FileList } from '../../src/check/names/check-names.ts';
import { knownFolders, type Entry } from '../../src/check/names/entry.ts';

/**
 * Lists the files of the content folder and of its known subfolders, and checks their names. Symbolic links are not
 * followed.
 */
export function listFiles(root: string, model: ContentModel): FileList {
  const entries = ['', ...knownFolders(model)]
    .filter((folder) => isFolder(join(root, folder)))
    .flatMap((folder) => entriesOf(root, folder));
  return checkNames(entries, model);
}

const isFolder = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function entriesOf(root: string, folder: string): Entry[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const path = join(root, file);
      const kind = kindOf(entry);
      const size = kind === 'file' ? lstatSync(path).size : 0;
      return { file, kind, size, text: () => readFileSync(path, 'utf8') };
    });
}

function kindOf(entry: Dirent): Entry['kind'] {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}
