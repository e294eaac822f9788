import { imagesFolder } from '../../content/files.ts';
import { nearest } from '../../content/text/nearest.ts';
import { type EntryAt, knownFolders, type NameSlip } from './entry.ts';

/**
 * Mistakes with folders, links and special files in the content folder, such as a misspelt folder. Of each entry the
 * first mistake that matches is reported.
 */
export const folderSlips: readonly NameSlip[] = [
  ({ kind, file }) =>
    kind === 'link'
      ? {
          message: 'This is a link to another place, and links are not followed.',
          remedy: 'Delete the link and copy the file itself here.',
          standsFor: file,
        }
      : undefined,
  ({ kind, name, file }) =>
    kind === 'folder' && /\.ya?ml$/i.test(name)
      ? {
          message: 'This is a folder with the name of a file.',
          remedy: 'Rename the folder, or move the file out of it and delete the folder.',
          standsFor: file,
        }
      : undefined,
  ({ kind, inside, file }) =>
    kind === 'folder' && inside === imagesFolder
      ? {
          message: 'This is a folder among the pictures, and only pictures are read here.',
          remedy: 'Move the pictures out of it, then delete the folder.',
          standsFor: file,
        }
      : undefined,
  (entry) => {
    const meant = entry.kind === 'folder' ? nearestFolder(entry) : undefined;
    if (meant === undefined) return undefined;
    return {
      message: `No page uses a folder called "${entry.file}". Did you mean "${meant}"?`,
      remedy: `Rename it to ${meant}`,
      standsFor: meant,
      meant,
    };
  },
  ({ kind, file }) =>
    kind === 'folder'
      ? {
          message: `No page uses a folder called "${file}".`,
          remedy: `Move its files to one of the folders ${[...knownFolders].sort().join(', ')}, or delete it.`,
        }
      : undefined,
  ({ kind }) =>
    kind === 'other'
      ? { message: 'This is not an ordinary file.', remedy: 'Delete it.' }
      : undefined,
];

const nearestFolder = ({ file, siblings }: EntryAt) =>
  nearest(
    file,
    [...knownFolders].filter((folder) => !siblings.has(folder)),
  );

/** Names that systems, editors, office programs and syncs leave behind; whole names, in any folder. */
const leftovers = [
  // Windows, macOS, Linux.
  /^(Thumbs|ehthumbs)\.db$|^desktop\.ini$|^\$RECYCLE\.BIN$|^System Volume Information$/i,
  /^\._|^\.(DS_Store|Spotlight-V100|Trashes|fseventsd|directory|fuse_hidden.*|nfs.*)$|^Icon\r$|^__MACOSX$/,
  // Office programs, editors, git.
  /^~\$|^\.~lock\..*#$|^#.*#$|^\.#|~$|\.(bak|orig|old|tmp|swp|swo|rej|save)$/i,
  /^\.(git.*|idea|vscode|vs|history)$/,
  // Syncs and downloads that are under way.
  /^\..*\.icloud$|^\.(dropbox.*|stfolder.*|stversions|sync|syncthing\..*|tmp\.drivedownload)$|^~syncthing~/i,
  /\.(part|partial|crdownload|download)$/i,
];

/** Whether a path is, or is in, what a program has left behind, which is not content. */
export const isIgnored = (path: string) =>
  path.split('/').some((name) => leftovers.some((pattern) => pattern.test(name)));
