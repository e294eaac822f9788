import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of a folder and of those in it, by their paths from there, in order. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
