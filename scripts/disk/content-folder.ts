import { join, resolve } from 'node:path';

/** The content folder: content/, or CONTENT_FOLDER, such as a copy for a trial. */
export const contentFolder = (root: string) => {
  const other = process.env['CONTENT_FOLDER'];
  return other === undefined ? join(root, 'content') : resolve(root, other);
};
