import { nearest } from '../nearest.ts';
import { knownFolders, type EntryAt, type NameSlip } from './entry.ts';

/**
 * Mistakes with folders, links and special files in the content folder, such as a misspelt folder. Of each entry the
 * first mistake that matches is reported.
 */
export const folderSlips: readonly NameSlip[] = [
  {
    code: 'link-to-elsewhere',
    example: {
      wrong: 'plans.yaml',
      kind: 'link',
      reads: 'plans.yaml',
    },
    find: ({ kind, file }) => (kind === 'link' ? { standsFor: file } : undefined),
  },
  {
    code: 'folder-with-name-of-file',
    example: {
      wrong: 'plans.yaml',
      kind: 'folder',
      reads: 'plans.yaml',
    },
    find: ({ kind, name, file }) =>
      kind === 'folder' && /\.ya?ml$/i.test(name) ? { standsFor: file } : undefined,
  },
  {
    code: 'folder-among-pictures',
    example: {
      wrong: 'images/old',
      kind: 'folder',
      reads: undefined,
    },
    find: ({ kind, inside, model, file }) =>
      kind === 'folder' && inside === model.images ? { standsFor: file } : undefined,
  },
  {
    code: 'misspelt-folder',
    example: {
      wrong: 'post',
      data: { folder: 'post', meant: 'posts' },
      kind: 'folder',
      reads: 'posts',
    },
    find(entry) {
      const meant = entry.kind === 'folder' ? nearestFolder(entry) : undefined;
      if (meant === undefined) return undefined;
      return { data: { folder: entry.file, meant }, standsFor: meant };
    },
  },
  {
    code: 'unknown-folder',
    example: {
      wrong: 'invoices',
      data: { folder: 'invoices', known: ['images', 'posts'] },
      kind: 'folder',
      reads: undefined,
    },
    find: ({ kind, file, model }) =>
      kind === 'folder'
        ? { data: { folder: file, known: [...knownFolders(model)].sort() } }
        : undefined,
  },
  {
    code: 'no-ordinary-file',
    example: {
      wrong: 'plans.yaml',
      kind: 'other',
      reads: undefined,
    },
    find: ({ kind }) => (kind === 'other' ? {} : undefined),
  },
];

const nearestFolder = ({ file, model, siblings }: EntryAt) =>
  nearest(
    file,
    [...knownFolders(model)].filter((folder) => !siblings.has(folder)),
  );
