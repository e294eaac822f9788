import { isUtf8 } from 'node:buffer';
import { finding, wholeFile, type Finding } from '../../src/checker/problem.ts';
import { normalised } from '../../src/checker/parse-text.ts';

/** The text of a file, or the problem that makes it unreadable. */
type Decoded = { text: string } | { problem: Finding };

/** Decodes UTF-8 into text with `\n` line ends; accepts a byte order mark and any line ends. */
export function decodeText(bytes: Buffer): Decoded {
  const utf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    isMostlyEveryOtherByteZero(bytes);
  if (utf16) return { problem: finding({ code: 'file-in-utf-16' }, wholeFile) };
  if (!isUtf8(bytes)) {
    const line = firstBadLine(bytes);
    const place = { ...wholeFile, line };
    return { problem: finding({ code: 'file-not-in-utf-8' }, place, { lines: [line] }) };
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
