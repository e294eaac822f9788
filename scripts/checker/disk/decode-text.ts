import { isUtf8 } from 'node:buffer';
import { errorOfFile, type Finding } from '../problem.ts';
import { normalised } from '../read-text.ts';

export type Decoded = { text: string } | { problem: Finding };

const saveAsUtf8 =
  'Open the file, choose Save as, and pick UTF-8 as the encoding (in Notepad: the list beside the Save button).';

/** Bytes → text with \n line ends. Only UTF-8 is read; a byte order mark and any line end are accepted. */
export function decodeText(bytes: Buffer): Decoded {
  const utf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    isMostlyEveryOtherByteZero(bytes);
  if (utf16) {
    const message =
      'The file is saved as UTF-16 ("Unicode" in Notepad), so nothing in it can be read.';
    return { problem: errorOfFile(message, saveAsUtf8) };
  }
  if (!isUtf8(bytes)) {
    const line = firstBadLine(bytes);
    const message = `The file is not saved as UTF-8 (perhaps as Windows-1252 or "ANSI"); line ${line} has a letter that cannot be read.`;
    const mend = `${saveAsUtf8} Then look whether line ${line} is right.`;
    return { problem: { ...errorOfFile(message, mend), line } };
  }
  return { text: normalised(bytes.toString('utf8')) };
}

function isMostlyEveryOtherByteZero(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, 200);
  return sample.length >= 4 && sample.filter((byte) => byte === 0).length > sample.length / 3;
}

/** Latin-1 keeps each byte as one letter. */
const firstBadLine = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
