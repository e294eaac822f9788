import { nearest } from '../nearest.ts';
import { knownFolders, type EntryAt, type NameSlip } from './entry.ts';

/** What lies in the folder and is no file. The first that fits is reported. */
export const folderSlips: readonly NameSlip[] = [
  {
    example: {
      wrong: 'plans.yaml',
      kind: 'link',
      says: 'This is a link to another place, and links are not followed.',
      mend: 'Delete the link and copy the file itself here.',
      reads: 'plans.yaml',
    },
    find: ({ kind, file }) => (kind === 'link' ? { meant: file } : undefined),
  },
  {
    example: {
      wrong: 'plans.yaml',
      kind: 'folder',
      says: 'This is a folder with the name of a file.',
      mend: 'Rename the folder, or move the file out of it and delete the folder.',
      reads: 'plans.yaml',
    },
    find: ({ kind, name, file }) =>
      kind === 'folder' && /\.ya?ml$/i.test(name) ? { meant: file } : undefined,
  },
  {
    example: {
      wrong: 'images/old',
      kind: 'folder',
      says: 'This is a folder among the pictures, and only pictures are read here.',
      mend: 'Move the pictures out of it, then delete the folder.',
      reads: undefined,
    },
    find: ({ kind, inside, model, file }) =>
      kind === 'folder' && inside === model.images ? { meant: file } : undefined,
  },
  {
    example: {
      wrong: 'post',
      kind: 'folder',
      says: 'No page uses a folder called "post". Did you mean "posts"?',
      mend: 'Rename it to posts',
      reads: 'posts',
    },
    find(entry) {
      const meant = entry.kind === 'folder' ? nearestFolder(entry) : undefined;
      if (meant === undefined) return undefined;
      return {
        says: `No page uses a folder called "${entry.file}". Did you mean "${meant}"?`,
        mend: `Rename it to ${meant}`,
        meant,
      };
    },
  },
  {
    example: {
      wrong: 'invoices',
      kind: 'folder',
      says: 'No page uses a folder called "invoices".',
      mend: 'Move its files to one of the folders images, posts, or delete it.',
      reads: undefined,
    },
    find: ({ kind, file, model }) =>
      kind === 'folder'
        ? {
            says: `No page uses a folder called "${file}".`,
            mend: `Move its files to one of the folders ${[...knownFolders(model)].sort().join(', ')}, or delete it.`,
          }
        : undefined,
  },
  {
    example: {
      wrong: 'plans.yaml',
      kind: 'other',
      says: 'This is not an ordinary file.',
      mend: 'Delete it.',
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
