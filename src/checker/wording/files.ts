import { both, type Wordings } from '../../findings/wording.ts';

const saveAsUtf8 =
  'Open the file, choose Save as, and pick UTF-8 as the encoding (in Notepad: the list beside the Save button).';
const restore =
  'Make it smaller: remove what was pasted by mistake, or restore an earlier version of the file.';
const exportAgain =
  'Export it from the camera or the picture program once more and copy that file here.';
const saveSmaller = 'Save it smaller: 2400 pixels wide are plenty.';
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Messages about whole files: names, sizes, bytes and pictures. */
export const fileWordings = {
  'file-missing': both<{ file: string }>(({ file }) => [
    'This file is missing.',
    `Restore ${file}: undo its deletion or renaming, or copy it from an earlier version.`,
  ]),
  'file-unreadable': both<{ isDenied: boolean }>(({ isDenied }) => [
    `The file cannot be read${isDenied ? ': this account has no permission to read it' : ''}.`,
    'Ask whoever set up this computer for that permission, or copy it again.',
  ]),
  'file-in-utf-16': both(() => [
    'The file is saved as UTF-16 ("Unicode" in Notepad), so nothing in it can be read.',
    saveAsUtf8,
  ]),
  'file-not-in-utf-8': both((_, { lines }) => [
    `The file is not saved as UTF-8 (perhaps as Windows-1252 or "ANSI"); line ${lines[0]} has a character that cannot be read.`,
    `${saveAsUtf8} Then check that line ${lines[0]} is right.`,
  ]),
  'file-empty': both(() => ['The file is empty.', 'Restore an earlier version of the file.']),
  'file-of-comments': both(() => [
    'The file has only comments (lines that begin with #), so there is nothing in it.',
    'Remove the # before the lines that count, or restore an earlier version of the file.',
  ]),
  'too-many-lines': both<{ count: number; most: number }>(({ count, most }) => [
    `The file has ${count} lines; at most ${most} are read.`,
    restore,
  ]),
  'too-many-brackets': both<{ most: number }>(({ most }) => [
    `The file contains more than ${most} brackets and commas, which cannot be right.`,
    restore,
  ]),
  'line-too-long': both<{ count: number; most: number }>(({ count, most }) => [
    `This line has ${count} characters; at most ${most} are read.`,
    'Remove what was pasted by mistake, or break the text into several lines.',
  ]),
  'file-too-large': both<{ bytes: number }>(({ bytes }) => [
    `The file is ${megabytes(bytes)} MB; a content file can be at most 1 MB.`,
    restore,
  ]),

  // Names of files.
  'content-among-pictures': both(() => [
    'This content file is among the pictures, where nothing reads it.',
    'Move it to the folder it belongs to.',
  ]),
  'leftover-of-editor': both(() => [
    'This looks like a temporary file of an editor; no page uses it.',
    'Delete it.',
  ]),
  'document-for-content': both(() => [
    'A file here is read only if its name ends with .yaml.',
    'Copy a .yaml file of this folder, put this text into it, and delete this one.',
  ]),
  'wrong-ending': both<{ ending: string; meant: string }>(({ ending, meant }) => [
    ending === ''
      ? 'The name has no ending, so the file would not be read.'
      : `The name ends with "${ending}", so the file would not be read.`,
    `Rename it to ${meant}`,
  ]),
  'picture-elsewhere': both<{ meant: string }>(({ meant }) => [
    'This picture is not in the folder for pictures.',
    `Move it to ${meant}`,
  ]),
  'not-content': both(() => [
    'This file is not content; no page uses it.',
    'Move it out of the content folder.',
  ]),
  'copy-of-file': both<{ original: string }>(({ original }) => [
    `This looks like a copy of ${original}.`,
    'Delete it, or give it a name of its own in lowercase letters and hyphens.',
  ]),
  'names-differ-in-capitals': both<{ name: string; other: string }>(({ name, other }) => [
    `${name} and ${other} differ only in capital letters; on some computers they are the same file.`,
    'Delete one of the two.',
  ]),
  'misspelt-file': both<{ file: string; meant: string }>(({ file, meant }) => [
    `No page uses a file called "${file}". Did you mean "${meant}"?`,
    `Rename or move it to ${meant}`,
  ]),
  'unknown-file': both<{ file: string; known: readonly string[] }>(({ file, known }) => [
    `No page uses a file called "${file}".`,
    `Rename it to one that is used${known.length > 0 ? ` (${known.join(', ')})` : ''}, or delete it.`,
  ]),
  'name-of-the-site': both<{ name: string }>(({ name }) => [
    `A file here may not be called "${name}", because the site uses that address itself.`,
    'Give it another name.',
  ]),
  'name-is-no-address': both<{ meant: string }>(({ meant }) => [
    'The name of the file becomes an address, so it may contain only the lowercase letters a to z, digits and hyphens.',
    `Rename it to ${meant}`,
  ]),

  // Folders, links and others.
  'link-to-elsewhere': both(() => [
    'This is a link to another place, and links are not followed.',
    'Delete the link and copy the file itself here.',
  ]),
  'folder-with-name-of-file': both(() => [
    'This is a folder with the name of a file.',
    'Rename the folder, or move the file out of it and delete the folder.',
  ]),
  'folder-among-pictures': both(() => [
    'This is a folder among the pictures, and only pictures are read here.',
    'Move the pictures out of it, then delete the folder.',
  ]),
  'misspelt-folder': both<{ folder: string; meant: string }>(({ folder, meant }) => [
    `No page uses a folder called "${folder}". Did you mean "${meant}"?`,
    `Rename it to ${meant}`,
  ]),
  'unknown-folder': both<{ folder: string; known: readonly string[] }>(({ folder, known }) => [
    `No page uses a folder called "${folder}".`,
    `Move its files to one of the folders ${known.join(', ')}, or delete it.`,
  ]),
  'no-ordinary-file': both(() => ['This is not an ordinary file.', 'Delete it.']),

  // Pictures.
  'picture-not-shown': both(() => [
    'No page shows this picture.',
    'Use it somewhere, or delete it.',
  ]),
  'picture-too-heavy': both<{ bytes: number }>(({ bytes }) => [
    `The picture is ${megabytes(bytes)} MB; it can be at most 8 MB.`,
    saveSmaller,
  ]),
  'picture-empty': both(() => ['The picture is empty (0 bytes).', 'Copy it here again.']),
  'picture-damaged': both(() => ['The picture is damaged and cannot be shown.', exportAgain]),
  'picture-ends-early': both(() => [
    'The picture is damaged: it ends too early.',
    `Copy the whole file here again. ${exportAgain}`,
  ]),
  'picture-without-size': both(() => [
    'The picture is damaged: its size cannot be read.',
    exportAgain,
  ]),
  'picture-with-odd-name': both<{ meant: string }>(({ meant }) => [
    'The name of the picture contains spaces or special characters.',
    `Rename it to ${meant}`,
  ]),
  'not-a-picture': both(() => ['This file is not a picture, whatever its name says.', exportAgain]),
  'picture-of-another-kind': both<{ kind: string; ending: string; meant: string }>(
    ({ kind, ending, meant }) => [
      `The picture is a ${kind}, although its name ends with .${ending}.`,
      `Rename it to ${meant}, also wherever the name is used.`,
    ],
  ),
  'picture-in-heic': both(() => [
    'This is a HEIC picture, as iPhones make them, and browsers cannot show it.',
    'On the phone choose Settings, Camera, Formats, Most Compatible; or open it on the computer and save it as JPEG (.jpg).',
  ]),
  'picture-in-gif': both(() => [
    'This is a GIF picture, which is not used here.',
    'Open it and save it as JPEG (.jpg) or PNG (.png).',
  ]),
  'picture-in-svg': both(() => [
    'This is an SVG drawing, which may contain a script and is not used here.',
    'Open it in a picture program and save it as PNG (.png).',
  ]),
  'picture-too-small': both<{ width: number }>(({ width }) => [
    `The picture is ${width} pixels wide, and pages show pictures up to 1,366 wide: it will look blurred.`,
    'Use it as it came from the camera, or another one: 1920 pixels wide is best.',
  ]),
  'picture-too-large': both<{ width: number; height: number; most: number }>(
    ({ width, height, most }) => [
      `The picture has ${width} x ${height} pixels; at most ${most} on each side are allowed.`,
      saveSmaller,
    ],
  ),
} satisfies Wordings;
