import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths of all files in a folder and its subfolders, relative and sorted. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
