import { sameWording, type Wordings } from '../../findings/wording.ts';

const saveAsUtf8 =
  'Open the file, choose Save as, and pick UTF-8 as the encoding (in Notepad: the list beside the Save button).';
const restore =
  'Make it smaller: remove what was pasted by mistake, or restore an earlier version of the file.';
const exportAgain =
  'Export it from the camera or the picture program once more and copy that file here.';
const saveSmaller = 'Save it smaller: 2400 pixels wide are plenty.';
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Messages about whole files and folders: names, sizes, bytes and pictures. */
export const fileWordings = {
  'file-missing': sameWording<{ file: string }>(({ file }) => [
    'This file is missing.',
    `Restore ${file}: undo its deletion or renaming, or copy it from an earlier version.`,
  ]),
  'file-unreadable': sameWording<{ isDenied: boolean }>(({ isDenied }) => [
    `The file cannot be read${isDenied ? ': this account has no permission to read it' : ''}.`,
    'Ask whoever set up this computer for that permission, or copy it again.',
  ]),
  'file-in-utf-16': sameWording(() => [
    'The file is saved as UTF-16 ("Unicode" in Notepad), so nothing in it can be read.',
    saveAsUtf8,
  ]),
  'file-not-in-utf-8': sameWording((_, { lines }) => [
    `The file is not saved as UTF-8 (perhaps as Windows-1252 or "ANSI"); line ${lines[0]} has a character that cannot be read.`,
    `${saveAsUtf8} Then check that line ${lines[0]} is right.`,
  ]),
  'file-empty': sameWording(() => [
    'The file is empty.',
    'Restore an earlier version of the file.',
  ]),
  'file-of-comments': sameWording(() => [
    'The file has only comments (lines that begin with #), so there is nothing in it.',
    'Remove the # before the lines that count, or restore an earlier version of the file.',
  ]),
  'too-many-lines': sameWording<{ count: number; most: number }>(({ count, most }) => [
    `The file has ${count} lines; at most ${most} are read.`,
    restore,
  ]),
  'too-many-brackets': sameWording<{ most: number }>(({ most }) => [
    `The file contains more than ${most} brackets and commas, which cannot be right.`,
    restore,
  ]),
  'nested-too-deep': sameWording<{ most: number }>(({ most }) => [
    `The lists are nested more than ${most} levels deep.`,
    'Remove this part; nothing on the site needs it.',
  ]),
  'line-too-long': sameWording<{ count: number; most: number }>(({ count, most }) => [
    `This line has ${count} characters; at most ${most} are read.`,
    'Remove what was pasted by mistake, or break the text into several lines.',
  ]),
  'file-too-large': sameWording<{ bytes: number }>(({ bytes }) => [
    `The file is ${megabytes(bytes)} MB; a content file can be at most 1 MB.`,
    restore,
  ]),

  // Names of files.
  'content-among-pictures': sameWording(() => [
    'This content file is among the pictures, where nothing reads it.',
    'Move it to the folder it belongs to.',
  ]),
  'document-for-content': sameWording(() => [
    'A file here is read only if its name ends with .yaml.',
    'Copy a .yaml file of this folder, put this text into it, and delete this one.',
  ]),
  'wrong-ending': sameWording<{ ending: string; meant: string }>(({ ending, meant }) => [
    ending === ''
      ? 'The name has no ending, so the file would not be read.'
      : `The name ends with "${ending}", so the file would not be read.`,
    `Rename it to ${meant}`,
  ]),
  'picture-elsewhere': sameWording<{ meant: string }>(({ meant }) => [
    'This picture is not in the folder for pictures.',
    `Move it to ${meant}`,
  ]),
  'not-content': sameWording(() => [
    'This file is not content; no page uses it.',
    'Move it out of the content folder.',
  ]),
  'copy-of-file': sameWording<{ original: string }>(({ original }) => [
    `This looks like a copy of ${original}.`,
    `Compare the two, keep the right text in ${original}, and delete this one; or give it a name of its own in lowercase letters and hyphens.`,
  ]),
  'names-differ-in-capitals': sameWording<{ name: string; other: string }>(({ name, other }) => [
    `${name} and ${other} differ only in capital letters; on some computers they are the same file.`,
    'Delete one of the two.',
  ]),
  'misspelt-file': sameWording<{ file: string; meant: string }>(({ file, meant }) => [
    `No page uses a file called "${file}". Did you mean "${meant}"?`,
    `Rename or move it to ${meant}`,
  ]),
  'unknown-file': sameWording<{ file: string; known: readonly string[] }>(({ file, known }) => [
    `No page uses a file called "${file}".`,
    `Rename it to one that is used${known.length > 0 ? ` (${known.join(', ')})` : ''}, or delete it.`,
  ]),
  'name-of-the-site': sameWording<{ name: string }>(({ name }) => [
    `A file here may not be called "${name}", because the site uses that address itself.`,
    'Give it another name.',
  ]),
  'name-is-no-address': sameWording<{ meant: string }>(({ meant }) => [
    'The name of the file becomes an address, so it may contain only the lowercase letters a to z, digits and hyphens.',
    `Rename it to ${meant}`,
  ]),

  // Folders, links and others.
  'link-to-elsewhere': sameWording(() => [
    'This is a link to another place, and links are not followed.',
    'Delete the link and copy the file itself here.',
  ]),
  'folder-with-name-of-file': sameWording(() => [
    'This is a folder with the name of a file.',
    'Rename the folder, or move the file out of it and delete the folder.',
  ]),
  'folder-among-pictures': sameWording(() => [
    'This is a folder among the pictures, and only pictures are read here.',
    'Move the pictures out of it, then delete the folder.',
  ]),
  'misspelt-folder': sameWording<{ folder: string; meant: string }>(({ folder, meant }) => [
    `No page uses a folder called "${folder}". Did you mean "${meant}"?`,
    `Rename it to ${meant}`,
  ]),
  'unknown-folder': sameWording<{ folder: string; known: readonly string[] }>(
    ({ folder, known }) => [
      `No page uses a folder called "${folder}".`,
      `Move its files to one of the folders ${known.join(', ')}, or delete it.`,
    ],
  ),
  'no-ordinary-file': sameWording(() => ['This is not an ordinary file.', 'Delete it.']),

  // Pictures.
  'picture-not-shown': sameWording(() => [
    'No page shows this picture.',
    'Use it somewhere, or delete it.',
  ]),
  'picture-too-heavy': sameWording<{ bytes: number }>(({ bytes }) => [
    `The picture is ${megabytes(bytes)} MB; it can be at most 8 MB.`,
    saveSmaller,
  ]),
  'picture-empty': sameWording(() => ['The picture is empty (0 bytes).', 'Copy it here again.']),
  'picture-damaged': sameWording(() => [
    'The picture is damaged, or was not copied whole, and cannot be shown.',
    exportAgain,
  ]),
  'picture-with-odd-name': sameWording<{ meant: string }>(({ meant }) => [
    'The name of the picture contains spaces or special characters.',
    `Rename it to ${meant}`,
  ]),
  'not-a-picture': sameWording(() => [
    'This file is not a picture, whatever its name says.',
    exportAgain,
  ]),
  'picture-of-another-kind': sameWording<{ kind: string; ending: string; meant: string }>(
    ({ kind, ending, meant }) => [
      `The picture is a ${kind}, although its name ends with .${ending}.`,
      `Rename it to ${meant}, also wherever the name is used.`,
    ],
  ),
  'picture-in-heic': sameWording(() => [
    'This is a HEIC picture, as iPhones make them, and browsers cannot show it.',
    'On the phone choose Settings, Camera, Formats, Most Compatible; or open it on the computer and save it as JPEG (.jpg).',
  ]),
  'picture-in-gif': sameWording(() => [
    'This is a GIF picture, which is not used here.',
    'Open it and save it as JPEG (.jpg) or PNG (.png).',
  ]),
  'picture-in-svg': sameWording(() => [
    'This is an SVG drawing, which may contain a script and is not used here.',
    'Open it in a picture program and save it as PNG (.png).',
  ]),
  'picture-too-small': sameWording<{ width: number }>(({ width }) => [
    `The picture is ${width} pixels wide, and pages show pictures up to 1,366 wide: it will look blurred.`,
    'Use it as it came from the camera, or another one: 1920 pixels wide is best.',
  ]),
  'picture-too-large': sameWording<{ width: number; height: number; most: number }>(
    ({ width, height, most }) => [
      `The picture has ${width} x ${height} pixels; at most ${most} on each side are allowed.`,
      saveSmaller,
    ],
  ),
} satisfies Wordings;
