import { join, resolve } from 'node:path';

/** Where the content is: content/, or another folder that CONTENT_FOLDER names, such as a copy for a trial. */
export const contentFolder = (root: string) => {
  const other = process.env['CONTENT_FOLDER'];
  return other === undefined ? join(root, 'content') : resolve(root, other);
};
