import { imagesFolder, files as requiredFiles } from '../../content/files.ts';
import { groupBy } from '../../content/group-by.ts';
import { type Problem, problemAt, wholeFile } from '../../content/problem.ts';
import {
  type Entry,
  entryAt,
  type EntryAt,
  folderOf,
  isContentName,
  knownFolders,
  type Misnamed,
  Siblings,
} from './entry.ts';
import { copyOf, fileSlips, folderSlips, isIgnored, waitingInCloud } from './name-slips.ts';

/**
 * Decides for each entry of the content folder whether it is a content file, a picture or neither; reports wrong file
 * names and missing files.
 */
export function sortContentFiles(entries: readonly Entry[]): FileList {
  const list: FileList = { yaml: [], pictures: new Map(), misnamed: new Set(), problems: [] };
  const siblings = siblingsOf(entries);
  const files = new Set(entries.map(({ file }) => file));
  for (const entry of entries) {
    const at = entryAt(entry, siblings.get(folderOf(entry.file))!);
    const waiting = waitingInCloud(at);
    const isFolder = entry.kind === 'folder' && knownFolders.has(entry.file);
    if (!waiting && (isIgnored(entry.file) || isFolder)) continue;
    const isPicture = !waiting && isPictureAt(at);
    const isRight = isPicture || isCompanion(at);
    const slip = waiting ?? (isRight ? undefined : slipIn(at, (file) => files.has(file)));
    if (slip) {
      const { message, remedy, severity = 'error', standsFor } = slip;
      list.problems.push({
        file: entry.file,
        ...problemAt(wholeFile, message, remedy, { severity }),
      });
      if (standsFor !== undefined) list.misnamed.add(standsFor);
    } else if (isPicture) list.pictures.set(at.name, entry.size);
    else if (!isCompanion(at)) list.yaml.push(entry.file);
  }
  list.problems.push(...missingFiles(list));
  return list;
}

/** The entries of the content folder, sorted by what they are. */
export interface FileList {
  /** The paths of the content files inside the content folder; these are parsed. */
  yaml: string[];
  /** The pictures by name, with their sizes in bytes. */
  pictures: Map<string, number>;
  /** The right paths of files that exist under a wrong name; they are not reported as missing. */
  misnamed: Set<string>;
  problems: Problem[];
}

function slipIn(at: EntryAt, exists: (file: string) => boolean): Misnamed | undefined {
  for (const slip of [...folderSlips, ...fileSlips]) {
    const found = slip(at);
    if (!found) continue;
    const { meant } = found;
    // Staff must not be told to rename a file to one that exists, which would overwrite the other file.
    const isTaken = meant !== undefined && (exists(meant) || exists(`${at.inside}/${meant}`));
    return isTaken ? copyOf(meant) : found;
  }
  return undefined;
}

const isPictureAt = ({ kind, inside, name }: EntryAt) =>
  kind === 'file' && inside === imagesFolder && !isContentName(name);
/** The files for people in the content folder, which are not parsed. */
const companions: readonly string[] = ['README.md', 'PLACEHOLDERS.md'];
const isCompanion = ({ kind, file }: EntryAt) => kind === 'file' && companions.includes(file);

function siblingsOf(entries: readonly Entry[]): Map<string, Siblings> {
  const byFolder = groupBy(entries, ({ file }) => folderOf(file));
  const nameOf = ({ file }: Entry) => file.slice(file.lastIndexOf('/') + 1);
  return new Map([...byFolder].map(([folder, own]) => [folder, new Siblings(own.map(nameOf))]));
}

/** Reports the required files that do not exist, not even under a wrong name. */
function missingFiles({ yaml, misnamed, problems }: FileList): Problem[] {
  const there = new Set([
    ...yaml,
    ...misnamed,
    ...problems.flatMap(({ file, severity }) => (severity === 'error' ? [file] : [])),
  ]);
  return Object.keys(requiredFiles)
    .filter((name) => !there.has(name) && !misnamed.has(folderOf(name)))
    .map((file) => ({
      file,
      ...problemAt(
        wholeFile,
        'This file is missing.',
        `Restore ${file}: undo its deletion or renaming, or copy it from an earlier version.`,
      ),
    }));
}
