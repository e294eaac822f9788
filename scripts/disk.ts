/* Writes files, and names the folders of the project and its caches. */

import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * Writes a file atomically, through a temporary one, so that readers see either the old or the new content, and a
 * failed write changes nothing. `mode` is the file mode, such as 0o600.
 */
export function writeFileWhole(file: string, content: string | Uint8Array, mode?: number) {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  try {
    // A killed process with the same id may have left this file, whose mode must not stay.
    rmSync(temporary, { force: true });
    writeFileSync(temporary, content, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Lets everybody read a folder and all that is in it, whatever the umask: web servers run as other users. */
export function makeReadable(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/** Returns the paths of all files in a folder and its subfolders, relative and sorted. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** Returns the content folder: content/, or CONTENT_FOLDER, such as a copy. */
export const contentFolder = (root: string) => {
  const other = process.env['CONTENT_FOLDER'];
  return other === undefined ? join(root, 'content') : resolve(root, other);
};

/** Returns the folder of the built site: dist/, or DIST_FOLDER on the same disk. */
export const siteFolder = (root: string) => {
  const other = process.env['DIST_FOLDER'];
  return other === undefined ? join(root, 'dist') : resolve(root, other);
};

/** Returns the folder for the configurations of the hosts: .hosting/, or DIST_FOLDER with "-hosting" after its name. */
export const hostingFolder = (root: string) =>
  process.env['DIST_FOLDER'] === undefined ? join(root, '.hosting') : `${siteFolder(root)}-hosting`;

/** Returns the folder of the desk for the web: dist-desk/, or DESK_DIST_FOLDER. */
export const deskFolder = (root: string) =>
  resolve(root, process.env['DESK_DIST_FOLDER'] ?? 'dist-desk');

/** Returns the paths of the caches, which may always be deleted. */
export const caches = (root: string) => {
  const folder = join(root, 'node_modules/.cache/iron-banyan');
  return {
    decodedImages: join(folder, 'decoded-images.json'),
    placeholderColours: join(folder, 'placeholder-colours.json'),
    sharePictures: join(folder, 'share-pictures'),
    photographs: join(folder, 'photographs'),
    bundles: join(folder, 'bundles'),
    fonts: join(folder, 'fonts'),
    styles: join(folder, 'styles'),
    validPages: join(folder, 'valid-pages'),
  };
};
