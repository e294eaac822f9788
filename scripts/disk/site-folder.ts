import { join, resolve } from 'node:path';

/** Where the built site goes: dist/, or another folder of this disk that DIST_FOLDER names, for a trial. */
export const siteFolder = (root: string) => {
  const other = process.env['DIST_FOLDER'];
  return other === undefined ? join(root, 'dist') : resolve(root, other);
};

/** Where the headers and redirects for the hosts go: beside the site, and like it not part of the project. */
export const hostingFolder = (root: string) =>
  process.env['DIST_FOLDER'] === undefined ? join(root, '.hosting') : `${siteFolder(root)}-hosting`;
