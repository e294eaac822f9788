import { isUtf8 } from 'node:buffer';
import { problemAt, wholeFile, type FileProblem } from '../../src/content/problem.ts';
import { normalised } from '../../src/check/parse-text.ts';

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

/** The number of the first line with invalid bytes, from 1. Latin-1 keeps each byte as one character. */
const firstBadLine = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
