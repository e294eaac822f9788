import { join, resolve } from 'node:path';

/** Where the built site goes: dist/, or another folder of this disk that DIST_FOLDER names, for a trial. */
export const siteFolder = (root: string) => {
  const other = process.env['DIST_FOLDER'];
  return other === undefined ? join(root, 'dist') : resolve(root, other);
};
