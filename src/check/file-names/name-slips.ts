/* The kinds of wrong names of files and folders in content/. */

import { files, folders, imagesFolder } from '../../content/files.ts';
import { nearest } from '../../content/text/nearest.ts';
import { adviceIfTooLarge } from '../check-text.ts';
import { type EntryAt, freeName, isContentName, knownFolders, type NameSlip } from './entry.ts';

/** The largest content file that is read, in bytes. */
const largestFile = 1_000_000;
/** Names that no post may have, because hosts serve blog/index.html for /blog. */
const refusedNames: readonly string[] = ['page', 'index'];
const copyMark =
  /^Copy of |(?: - Copy(?: \(\d+\))?| copy(?: \d+)?| \(\d+\)|[-_]copy| [([].*conflict.*[)\]]|\.sync-conflict-[\w-]+)$/i;

/** Returns the path that a content file of this name should have. */
const expectedPath = ({ bare, inside }: EntryAt) =>
  inside === '' ? `${bare}.yaml` : `${inside}/${bare}.yaml`;
const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/** The name of the file of which this is a copy by its name, made by hand or by a sync: "hall (1).jpg" → "hall.jpg". */
export function nameOfOriginal(name: string): string {
  const [, bare, ending] = /^(.*?)(\.\w+)?$/s.exec(name)!;
  return bare!.replace(copyMark, '') + (ending ?? '');
}

/** Recognises what iCloud leaves in place of a file that is not on this computer: ".plans.yaml.icloud". */
export const waitingInCloud: NameSlip = ({ name, inside, siblings }) => {
  const [, file] = /^\.(.+)\.icloud$/i.exec(name) ?? [];
  return file === undefined || siblings.has(file)
    ? undefined
    : {
        message: `${file} is still in iCloud, and not on this computer.`,
        remedy: 'Open its folder in the Finder, press the cloud beside it, and try again then.',
        standsFor: inside === '' ? file : `${inside}/${file}`,
      };
};

/** What staff read about a file that has the name of another one with the mark of a copy. */
export const copyOf = (original: string) => ({
  message: `This looks like a copy of ${original}.`,
  remedy: `Compare the two, keep the right text in ${original}, and delete this one; or give it a name of its own in lowercase letters and hyphens.`,
});

/**
 * What may be wrong with the name, place or size of a file. The first slip that matches is reported. Pictures in their
 * own folder are not looked at here.
 */
export const fileSlips: readonly NameSlip[] = [
  ({ inside, name }) =>
    inside === imagesFolder && isContentName(name)
      ? {
          message: 'This content file is among the pictures, where nothing reads it.',
          remedy: 'Move it to the folder it belongs to.',
        }
      : undefined,
  ({ inside, name }) =>
    inside in folders && /\.(md|txt|docx?|rtf|odt)$/i.test(name) && !isContentName(name)
      ? {
          message: 'A file here is read only if its name ends with .yaml.',
          remedy: 'Copy a .yaml file of this folder, put this text into it, and delete this one.',
        }
      : undefined,
  (entry) => {
    const { name, bare } = entry;
    const ending = name.slice(bare.length);
    const isExpected = expectedPath(entry) in files && /^(\.(txt|ya?ml)?)?$/i.test(ending);
    if (name === `${bare}.yaml` || !(/\.ya?ml/i.test(name) || isExpected)) return undefined;
    return {
      message:
        ending === ''
          ? 'The name has no ending, so the file would not be read.'
          : `The name ends with "${ending}", so the file would not be read.`,
      remedy: `Rename it to ${bare}.yaml`,
      standsFor: expectedPath(entry),
      meant: `${bare}.yaml`,
    };
  },
  ({ name }) => {
    const meant = `${imagesFolder}/${name}`;
    return /\.(jpe?g|png|webp|avif|svg|heic|gif)$/i.test(name)
      ? {
          message: 'This picture is not in the folder for pictures.',
          remedy: `Move it to ${meant}`,
          meant,
        }
      : undefined;
  },
  ({ name, bare }) =>
    name === `${bare}.yaml`
      ? undefined
      : {
          severity: 'note',
          message: 'This file is not content; no page uses it.',
          remedy: 'Move it out of the content folder.',
        },
  ({ bare, siblings }) => {
    const original = bare.replace(copyMark, '');
    if (original === bare || !(siblings.has(`${original}.yaml`) || /[\s(]/.test(bare)))
      return undefined;
    return copyOf(`${original}.yaml`);
  },
  ({ name, siblings }) => {
    const twin = siblings.twinOf(name);
    const isOther = name !== name.toLowerCase() || (twin === twin?.toLowerCase() && name > twin!);
    if (twin === undefined || !isOther) return undefined;
    return {
      message: `${name} and ${twin} differ only in capital letters; on some computers they are the same file.`,
      remedy: 'Delete one of the two.',
    };
  },
  (entry) => {
    const meant = isUsed(entry) ? undefined : meantBy(entry);
    if (meant === undefined) return undefined;
    return {
      message: `No page uses a file called "${entry.file}". Did you mean "${meant}"?`,
      remedy: `Rename or move it to ${meant}`,
      standsFor: meant,
      meant,
    };
  },
  (entry) => {
    if (isUsed(entry)) return undefined;
    const { file, inside } = entry;
    const known = missing(entry)
      .filter((one) => one.startsWith(inside === '' ? '' : `${inside}/`))
      .slice(0, 8);
    return {
      message: `No page uses a file called "${file}".`,
      remedy: `Rename it to one that is used${known.length > 0 ? ` (${known.join(', ')})` : ''}, or delete it.`,
    };
  },
  ({ file, bare, name }) =>
    !(file in files) && refusedNames.includes(bare)
      ? {
          message: `A file here may not be called "${name}", because the site uses that address itself.`,
          remedy: 'Give it another name.',
        }
      : undefined,
  (entry) => {
    if (entry.file in files || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.bare)) return undefined;
    const meant = `${freeName(entry)}.yaml`;
    return {
      message:
        'The name of the file becomes an address, so it may contain only the lowercase letters a to z, digits and hyphens.',
      remedy: `Rename it to ${meant}`,
      meant,
    };
  },
  ({ size }) =>
    size > largestFile
      ? {
          message: `The file is ${(size / 1_000_000).toFixed(1)} MB; a content file can be at most 1 MB.`,
          remedy: adviceIfTooLarge,
        }
      : undefined,
];

const isUsed = ({ file, inside }: EntryAt) => file in files || inside in folders;

/** The required files, except those present in this folder. */
const missing = ({ siblings, inside }: EntryAt) =>
  Object.keys(files).filter(
    (one) => !(siblings.has(baseName(one)) && one.slice(0, -baseName(one).length - 1) === inside),
  );

const meantBy = (entry: EntryAt) =>
  nearest(entry.file, missing(entry)) ??
  Object.keys(files).find((one) => baseName(one) === entry.name);

/**
 * What may be wrong with folders, links and special files in the content folder, such as a misspelt folder. The first
 * slip that matches is reported.
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

/** The names of files that systems, editors, office programs and syncs leave behind, in any folder. */
const leftovers = [
  // Windows, macOS, Linux.
  /^(Thumbs|ehthumbs)\.db$|^desktop\.ini$|^\$RECYCLE\.BIN$|^System Volume Information$/i,
  /^\._|^\.(DS_Store|localized|apdisk|TemporaryItems|Spotlight-V100|Trashes|Trash-\d+|fseventsd|directory|fuse_hidden.*|nfs.*)$|^Icon\r$|^__MACOSX$/,
  // Office programs, editors, git.
  /^~\$|^\.~lock\..*#$|^#.*#$|^\.#|~$|\.(bak|orig|old|tmp|swp|swo|rej|save)$/i,
  /^\.(git.*|idea|vscode|vs|history)$/,
  // Syncs and downloads that are under way.
  /^\..*\.icloud$|^\.(dropbox.*|stfolder.*|stversions|sync|syncthing\..*|tmp\.drivedownload)$|^~syncthing~/i,
  /\.(part|partial|crdownload|download)$/i,
];

/** Whether a path was left behind by a program, or lies in a folder that was; such paths are not content. */
export const isIgnored = (path: string) =>
  path.split('/').some((name) => leftovers.some((pattern) => pattern.test(name)));
