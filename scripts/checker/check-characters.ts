import { withOwnLetters } from './nearest.ts';
import type { Finding, Problem } from './problem.ts';

interface Check {
  pattern: RegExp;
  severity: Problem['severity'];
  message: (found: string) => string;
  mend: string;
  /** What was meant, where that is certain. */
  right?: (found: string) => string;
  /** Read on with what was meant, so that one odd letter hides no other mistake. */
  isReadOn?: true;
  /** Also looked for in remarks, where most oddities do no harm. */
  inRemarks?: true;
  except?: (line: string, index: number) => boolean;
}

const code = (found: string) =>
  `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
const retype = 'Delete the word and type it again by hand, without pasting.';

/** Zero-width joiners belong inside Indic words and joined emoji. */
const joinsLetters = (line: string, index: number) =>
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u.test(
    line.slice(Math.max(0, index - 2), index),
  );

const checks: Check[] = [
  {
    pattern: /[^\P{Cc}\t]|[\u2028\u2029]/gu,
    severity: 'error',
    message: (found) => `Here is a control character (${code(found)}) that nobody can see.`,
    mend: retype,
    right: () => '',
    isReadOn: true,
    inRemarks: true,
  },
  {
    pattern: /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu,
    severity: 'error',
    message: (found) => `Here is a hidden character (${code(found)}) that turns the text round.`,
    mend: retype,
    right: () => '',
    isReadOn: true,
    inRemarks: true,
  },
  {
    pattern:
      /[\u200b\u2060-\u2064\ufeff\u00ad\u180e\u200c\u200d\ue000-\uf8ff\u{e0000}-\u{e007f}]/gu,
    severity: 'error',
    message: (found) => `Here is a hidden character of no width (${code(found)}).`,
    mend: retype,
    right: () => '',
    isReadOn: true,
    except: (line, index) =>
      (/[\u200c\u200d]/.test(line[index]!) && joinsLetters(line, index)) ||
      /\u{1f3f4}[\u{e0000}-\u{e007f}]*$/u.test(line.slice(0, index)),
  },
  {
    pattern: /[A-Za-z\u0370-\u04ff-]+/gu,
    severity: 'error',
    message: (found) =>
      `"${found}" contains a ${/[\u0400-\u04ff]/.test(found) ? 'Cyrillic' : 'Greek'} letter ("${/[\u0370-\u04ff]/.exec(found)![0]}") that only looks like one of ours.`,
    mend: 'Type the whole word again on an English keyboard.',
    right: withOwnLetters,
    // Words that are all ours, or all of the other alphabet, are fine.
    except: (line, index) => {
      const [word] = /^[A-Za-z\u0370-\u04ff-]+/u.exec(line.slice(index))!;
      return !/[A-Za-z]/.test(word) || !/[\u0370-\u04ff]/.test(word);
    },
  },
  {
    pattern: /\ufffd/gu,
    severity: 'note',
    message: () => 'A letter was lost here when the file was saved once (�).',
    mend: 'Type the word again.',
  },
  {
    pattern: /[\u2018\u2019\u201c\u201d]/gu,
    severity: 'note',
    message: (found) => `Here is a curly quote (${found}), as word processors make them.`,
    mend: `Type a straight one: ' or "`,
  },
  {
    pattern: /&(amp|nbsp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);/giu,
    severity: 'note',
    message: (found) => `"${found}" is the code of a character and will be shown letter by letter.`,
    mend: 'Write the character itself; for a blank simply a blank.',
  },
];

/** What a line must hold for any check to look at it. */
const suspicious =
  /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b-\u200f\u061c\u2060-\u2064\ufeff\u00ad\u180e\ue000-\uf8ff\u{e0000}-\u{e007f}\u0370-\u04ff\ufffd\u2018\u2019\u201c\u201d]|&[\w#]+;/iu;

/** Letters that cannot be seen, look like others or were lost. Mends what it can in `lines`. */
export function checkCharacters(lines: string[]): Finding[] {
  const findings: Finding[] = [];
  for (const [index, line] of lines.entries()) {
    // Most lines hold plain letters only, which is told much faster.
    if (!/[^ -~]|&/.test(line) || !suspicious.test(line)) continue;
    const remark = /^\s*#/.test(line);
    for (const check of checks) {
      if (remark && !check.inRemarks) continue;
      const first = [...line.matchAll(check.pattern)].find(
        (hit) => !check.except?.(line, hit.index),
      );
      if (!first) continue;
      const { severity, mend, right } = check;
      const place = { line: index + 1, column: first.index + 1, length: first[0].length };
      const message = check.message(first[0]);
      const clean = right && mendedBy(check, line, right);
      const edit = { line: index + 1, endLine: index + 1, text: clean ?? '' };
      findings.push({ severity, ...place, message, mend, ...(clean !== undefined && { edit }) });
      if (check.isReadOn) lines[index] = mendedBy(check, lines[index]!, right!);
    }
  }
  return findings;
}

const mendedBy = ({ pattern, except }: Check, line: string, right: (found: string) => string) =>
  line.replace(pattern, (found: string, at: number, whole: string) =>
    except?.(whole, at) ? found : right(found),
  );
