/* Checks the characters of a file before it is parsed, without a schema. */

import {
  type FileProblem,
  type Problem,
  problemAt,
  type Sentences,
  wholeFile,
} from '../content/problem.ts';
import { withOwnLetters } from '../content/text/letters.ts';

/** A check of the characters of a line. */
interface Check {
  pattern: RegExp;
  severity: Problem['severity'];
  say: (found: string) => Sentences;
  /** Returns what the parser reads instead, so that one odd character hides no other mistake. */
  right?: (found: string) => string;
  /** Whether comments are checked too, although most odd characters do no harm there. */
  inComments?: true;
  /** Whether the match at this index of the line is allowed. */
  except?: (line: string, index: number) => boolean;
}

/** Whether a zero-width joiner here is right: one belongs inside Indic and Arabic words and joined emoji. */
const joinsLetters = (line: string, index: number) =>
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u.test(
    line.slice(Math.max(0, index - 2), index),
  );

const codeOf = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
const hidden = (what: (code: string) => string) => (character: string) => ({
  message: `This contains ${what(codeOf(character))}.`,
  remedy: 'Delete the word and type it again by hand, without pasting.',
});

const checks: Check[] = [
  {
    pattern: /[^\P{Cc}\t]|[\u2028\u2029]/gu,
    severity: 'error',
    say: hidden((code) => `an invisible control character (${code})`),
    right: () => '',
    inComments: true,
  },
  {
    pattern: /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu,
    severity: 'error',
    say: hidden((code) => `a hidden character (${code}) that reverses the text`),
    right: () => '',
    inComments: true,
  },
  {
    pattern:
      /[\u200b\u2060-\u2064\ufeff\u00ad\u180e\u200c\u200d\ue000-\uf8ff\u{e0000}-\u{e007f}]/gu,
    severity: 'error',
    say: hidden((code) => `a hidden character without width (${code})`),
    right: () => '',
    except: (line, index) =>
      (/[\u200c\u200d]/.test(line[index]!) && joinsLetters(line, index)) ||
      /\u{1f3f4}[\u{e0000}-\u{e007f}]*$/u.test(line.slice(0, index)),
  },
  {
    pattern: /[A-Za-z\u0370-\u04ff-]+/gu,
    severity: 'error',
    say: (word) => ({
      message: `"${word}" contains a ${/[\u0400-\u04ff]/.test(word) ? 'Cyrillic' : 'Greek'} letter ("${/[\u0370-\u04ff]/.exec(word)![0]}") that only looks like one of ours.`,
      remedy: 'Type the whole word again on an English keyboard.',
    }),
    right: withOwnLetters,
    // A word in a single alphabet is right.
    except: (line, index) => {
      const [word] = /^[A-Za-z\u0370-\u04ff-]+/u.exec(line.slice(index))!;
      return !/[A-Za-z]/.test(word) || !/[\u0370-\u04ff]/.test(word);
    },
  },
  {
    pattern: /\ufffd/gu,
    severity: 'note',
    say: () => ({
      message: 'A character was lost here (�) when the file was saved.',
      remedy: 'Type the word again.',
    }),
  },
  {
    pattern: /&(amp|nbsp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);/giu,
    severity: 'note',
    say: (word) => ({
      message: `"${word}" is a character code and will be shown as typed.`,
      remedy: 'Write the character itself; for a space simply type a space.',
    }),
  },
];

/** Matches every line that one of the checks can match. */
const suspicious =
  /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b-\u200f\u061c\u2060-\u2064\ufeff\u00ad\u180e\ue000-\uf8ff\u{e0000}-\u{e007f}\u0370-\u04ff\ufffd]|&[\w#]+;/iu;

/**
 * Reports characters that are invisible, look like others or were lost. Removes the invisible ones from `lines`, so
 * that they hide no other mistake.
 */
export function checkCharacters(lines: string[]): FileProblem[] {
  const problems: FileProblem[] = [];
  for (const [index, line] of lines.entries()) {
    // Most lines are plain ASCII, which this test finds much faster.
    if (!/[^ -~]|&/.test(line) || !suspicious.test(line)) continue;
    const isComment = /^\s*#/.test(line);
    for (const check of checks) {
      if (isComment && !check.inComments) continue;
      const first = [...line.matchAll(check.pattern)].find(
        (hit) => !check.except?.(line, hit.index),
      );
      if (!first) continue;
      const { severity, say, right } = check;
      const place = { line: index + 1, column: first.index + 1, length: first[0].length };
      const { message, remedy } = say(first[0]);
      problems.push(problemAt(place, message, remedy, { severity }));
      if (right) lines[index] = fixedBy(check, lines[index]!, right);
    }
  }
  return problems;
}

const fixedBy = ({ pattern, except }: Check, line: string, right: (found: string) => string) =>
  line.replace(pattern, (found: string, at: number, whole: string) =>
    except?.(whole, at) ? found : right(found),
  );

const longestLine = 10_000;
const mostLines = 6000;
/** The most brackets, braces and commas in one file. */
const mostSigns = 20_000;
/** The most levels of nesting: the parser calls itself for each, and the content has at most seven. */
const mostLevels = 40;

/** Refuses a file that is too large to have been typed. */
export function checkSize(lines: readonly string[]): FileProblem | undefined {
  if (lines.length > mostLines)
    return problemAt(
      wholeFile,
      `The file has ${lines.length} lines; at most ${mostLines} are read.`,
      adviceIfTooLarge,
    );
  const signs = lines.reduce((sum, line) => sum + (line.match(/[[\]{},]/g)?.length ?? 0), 0);
  if (signs > mostSigns)
    return problemAt(
      wholeFile,
      `The file contains more than ${mostSigns} brackets and commas, which cannot be right.`,
      adviceIfTooLarge,
    );
  const deep = tooDeepLine(lines);
  if (deep !== undefined)
    return problemAt(
      { ...wholeFile, line: deep + 1 },
      `The lists are nested more than ${mostLevels} levels deep.`,
      'Remove this part; nothing on the site needs it.',
    );
  const endless = lines.findIndex(({ length }) => length > longestLine);
  if (endless < 0) return undefined;
  return problemAt(
    { ...wholeFile, line: endless + 1 },
    `This line has ${lines[endless]!.length} characters; at most ${longestLine} are read.`,
    'Remove what was pasted by mistake, or break the text into several lines.',
  );
}

/** What to do with a file that is too large to have been typed. */
export const adviceIfTooLarge =
  'Make it smaller: remove what was pasted by mistake, or restore an earlier version of the file.';

/** Returns the index of the first line that is nested too deep, by its dashes and brackets and the lines above. */
function tooDeepLine(lines: readonly string[]): number | undefined {
  let indents: number[] = [];
  let brackets = 0;
  for (const [index, line] of lines.entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const before = /^[\s-]*/.exec(line)![0];
    indents = [...indents.filter((one) => one < before.length), before.length];
    for (const sign of line.match(/[[{\]}]/g) ?? [])
      brackets = Math.max(0, brackets + (/[[{]/.test(sign) ? 1 : -1));
    const dashes = before.match(/-/g)?.length ?? 0;
    if (indents.length + dashes > mostLevels || brackets > mostLevels) return index;
    // A text may have brackets that nothing closes, which must not count in the lines after it.
    if (/^[\w-]+:/.test(line)) brackets = Math.min(brackets, 1);
  }
  return undefined;
}

/** Reports a file that is empty or has only comments. */
export function checkEmptiness(lines: readonly string[]): FileProblem | undefined {
  if (!lines.every((line) => /^\s*(#.*)?$/.test(line))) return undefined;
  const isBlank = lines.every((line) => line.trim() === '');
  return problemAt(
    wholeFile,
    isBlank
      ? 'The file is empty.'
      : 'The file has only comments (lines that begin with #), so there is nothing in it.',
    isBlank
      ? 'Restore an earlier version of the file.'
      : 'Remove the # before the lines that count, or restore an earlier version of the file.',
  );
}
