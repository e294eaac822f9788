import type { ContentModel } from '../model.ts';
import { finding, wholeFile, type Problem } from '../problem.ts';
import type { FileFault } from '../wording/checker-wordings.ts';
import {
  entryAt,
  folderOf,
  isContentName,
  knownFolders,
  Siblings,
  type Entry,
  type EntryAt,
} from './entry.ts';
import { fileSlips } from './file-slips.ts';
import { folderSlips } from './folder-slips.ts';
import { isIgnored } from './ignored-files.ts';

/** The entries of the content folder, sorted by what they are. */
export interface FileList {
  /** Content files to parse, by path inside the content folder. */
  yaml: string[];
  /** The pictures by name, with their sizes in bytes. */
  pictures: Map<string, number>;
  /** Paths that exist under a wrong name, and so are not missing. */
  misnamed: Set<string>;
  problems: Problem[];
}

/** Sorts the entries of the content folder, and reports those with a name that the site does not know. */
export function checkNames(entries: readonly Entry[], model: ContentModel): FileList {
  const list: FileList = { yaml: [], pictures: new Map(), misnamed: new Set(), problems: [] };
  const folders = knownFolders(model);
  const siblings = siblingsOf(entries);
  const files = new Set(entries.map(({ file }) => file));
  for (const entry of entries) {
    const at = entryAt(entry, siblings.get(folderOf(entry.file))!, model);
    if (isIgnored(entry.file) || (entry.kind === 'folder' && folders.has(entry.file))) continue;
    const isPicture = isPictureAt(at);
    const slip = isPicture || isCompanion(at) ? undefined : slipIn(at, (file) => files.has(file));
    if (slip) {
      const { fault, severity = 'error', standsFor } = slip;
      list.problems.push({ file: entry.file, ...finding(fault, wholeFile, { severity }) });
      if (standsFor !== undefined) list.misnamed.add(standsFor);
    } else if (isPicture) list.pictures.set(at.name, entry.size);
    else if (!isCompanion(at)) list.yaml.push(entry.file);
  }
  list.problems.push(...missingFiles(list, model));
  return list;
}

function slipIn(at: EntryAt, exists: (file: string) => boolean) {
  for (const slip of [...folderSlips, ...fileSlips]) {
    const found = slip.find(at);
    if (!found) continue;
    const { data } = found as { data?: { meant?: string } };
    const meant = data?.meant;
    // Never the advice to rename it to a file that exists, which would overwrite that one.
    if (meant !== undefined && (exists(meant) || exists(`${at.inside}/${meant}`)))
      return {
        ...(found.severity && { severity: found.severity }),
        standsFor: undefined,
        fault: { code: 'copy-of-file', data: { original: meant } } satisfies FileFault,
      };
    return { ...found, fault: { code: slip.code, data } as FileFault };
  }
  return undefined;
}

const isPictureAt = ({ kind, inside, model, name }: EntryAt) =>
  kind === 'file' && inside === model.images && !isContentName(name);
const isCompanion = ({ kind, file, model }: EntryAt) =>
  kind === 'file' && model.companions.includes(file);

function siblingsOf(entries: readonly Entry[]): Map<string, Siblings> {
  const names = new Map<string, string[]>();
  for (const { file } of entries) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    const list = names.get(folderOf(file));
    if (list) list.push(name);
    else names.set(folderOf(file), [name]);
  }
  return new Map([...names].map(([folder, list]) => [folder, new Siblings(list)]));
}

/** Reports required files that exist under no name. */
function missingFiles({ yaml, misnamed, problems }: FileList, model: ContentModel): Problem[] {
  const there = new Set([
    ...yaml,
    ...misnamed,
    ...problems.flatMap(({ file, severity }) => (severity === 'error' ? [file] : [])),
  ]);
  return Object.keys(model.files)
    .filter((name) => !there.has(name) && !misnamed.has(folderOf(name)))
    .map((file) => ({
      file,
      ...finding({ code: 'file-missing', data: { file } }, wholeFile),
    }));
}
