import { isUtf8 } from 'node:buffer';
import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkAcrossFiles,
  failingAs,
  type ParsedFolder,
  type Report,
} from '../../src/check/check-across-files.ts';
import { type Entry, knownFolders } from '../../src/check/file-names/entry.ts';
import { type FileList, sortContentFiles } from '../../src/check/file-names/sort-files.ts';
import { normalised, parseText, unparsedFile } from '../../src/check/parse-text.ts';
import type { ParsedFile } from '../../src/check/parsed-file.ts';
import type { Field } from '../../src/content/field.ts';
import { fieldOf, imagesFolder } from '../../src/content/files.ts';
import type { PlaceFormats } from '../../src/content/place/place-formats.ts';
import { type FileProblem, type Problem, problemAt, wholeFile } from '../../src/content/problem.ts';
import { placeOfFolder } from '../place-of-folder.ts';
import { checkImages, ImageCache } from './check-images.ts';

/** The options of `checkContent`, which checks a content folder on the disk. */
export interface Options {
  /** The file with the hashes of pictures that were decoded already; without it, all are decoded. */
  imageCache?: string;
  /** Whether everything that is still marked `placeholder: true` is reported too. */
  launch?: boolean;
  /** The results of an earlier check, so that unchanged files are not parsed again. */
  before?: ParsedFolder['files'];
}

/** Checks a whole content folder, and collects every problem. */
export const checkContent = async (
  folder: string,
  today: string,
  options: Options = {},
): Promise<Report> => checkAcrossFiles(await checkFiles(folder, options), today, options.launch);

/** The first half of the check: each file alone, and the pictures. */
export async function checkFiles(
  folder: string,
  { imageCache, before }: Options = {},
): Promise<ParsedFolder> {
  const list = listFiles(folder);
  const place = placeOfFolder(folder);
  const problems: Problem[] = [...list.problems];
  const files = new Map(
    list.yaml.map((name) => {
      const read = () => loadFile(join(folder, name), fieldOf(name), place, before?.get(name));
      return [name, failingAs(name, read)] as const;
    }),
  );
  for (const [file, parsed] of files)
    for (const problem of parsed.problems) problems.push({ ...problem, file });
  const cache = new ImageCache(imageCache);
  problems.push(...(await checkImages(folder, imagesFolder, list.pictures, cache)));
  return {
    files,
    pictures: [...list.pictures.keys()],
    lostPictures: lostPicturesOf(list.misnamed),
    problems,
    place,
  };
}

/** Returns the pictures that are not plain files; 'all' if their folder has a wrong name. */
function lostPicturesOf(misnamed: ReadonlySet<string>): 'all' | string[] {
  if (misnamed.has(imagesFolder)) return 'all';
  return [...misnamed].flatMap((file) =>
    file.startsWith(`${imagesFolder}/`) ? [file.slice(imagesFolder.length + 1)] : [],
  );
}

/**
 * Lists the files of the content folder and of its known subfolders, and checks their names. Symbolic links are not
 * followed.
 */
export function listFiles(root: string): FileList {
  const entries = ['', ...knownFolders]
    .filter((folder) => isFolder(join(root, folder)))
    .flatMap((folder) => entriesOf(root, folder));
  return sortContentFiles(entries);
}

const isFolder = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function entriesOf(root: string, folder: string): Entry[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const path = join(root, file);
      const kind = kindOf(entry);
      const size = kind === 'file' ? lstatSync(path).size : 0;
      return { file, kind, size, text: () => readFileSync(path, 'utf8') };
    });
}

function kindOf(entry: Dirent): Entry['kind'] {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

/** Parses a file, or returns the earlier result if its text and the place are unchanged. */
function loadFile(
  path: string,
  field: Field,
  place: PlaceFormats,
  before?: ParsedFile,
): ParsedFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const isDenied = (error as NodeJS.ErrnoException).code === 'EACCES';
    return unparsedFile([
      problemAt(
        wholeFile,
        `The file cannot be read${isDenied ? ': this account has no permission to read it' : ''}.`,
        'Ask whoever set up this computer for that permission, or copy it again.',
      ),
    ]);
  }
  const decoded = decodeText(bytes);
  if ('problem' in decoded) return unparsedFile([decoded.problem]);
  const { text } = decoded;
  // The earlier result of a file that could not be read has an empty text too, and must not be used.
  return before && text !== '' && before.text === text && before.place === place
    ? before
    : parseText(text, field, place);
}

const saveAsUtf8 =
  'Open the file, choose Save as, and pick UTF-8 as the encoding (in Notepad: the list beside the Save button).';

/** The text of a file, or the problem that makes it unreadable. */
type Decoded = { text: string } | { problem: FileProblem };

/** Decodes UTF-8 into text with `\n` line ends; accepts a byte order mark and any line ends. */
export function decodeText(bytes: Buffer): Decoded {
  const utf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    isMostlyEveryOtherByteZero(bytes);
  if (utf16)
    return {
      problem: problemAt(
        wholeFile,
        'The file is saved as UTF-16 ("Unicode" in Notepad), so nothing in it can be read.',
        saveAsUtf8,
      ),
    };
  if (!isUtf8(bytes)) {
    const line = firstBadLine(bytes);
    return {
      problem: problemAt(
        { ...wholeFile, line },
        `The file is not saved as UTF-8 (perhaps as Windows-1252 or "ANSI"); line ${line} has a character that cannot be read.`,
        `${saveAsUtf8} Then check that line ${line} is right.`,
      ),
    };
  }
  return { text: normalised(bytes.toString('utf8')) };
}

function isMostlyEveryOtherByteZero(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, 200);
  return sample.length >= 4 && sample.filter((byte) => byte === 0).length > sample.length / 3;
}

/** Returns the number of the first line with invalid bytes, from 1. Latin-1 makes one character of each byte. */
const firstBadLine = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
