import { join, resolve } from 'node:path';

/** The folder of the built site: dist/, or DIST_FOLDER on the same disk, for a trial. */
export const siteFolder = (root: string) => {
  const other = process.env['DIST_FOLDER'];
  return other === undefined ? join(root, 'dist') : resolve(root, other);
};

/** The folder for the configurations of the hosts: .hosting/, or that of the trial with "-hosting" after its name. */
export const hostingFolder = (root: string) =>
  process.env['DIST_FOLDER'] === undefined ? join(root, '.hosting') : `${siteFolder(root)}-hosting`;

/** The folder of the desk for the web: dist-desk/, or DESK_DIST_FOLDER for a trial. */
export const deskFolder = (root: string) =>
  resolve(root, process.env['DESK_DIST_FOLDER'] ?? 'dist-desk');
