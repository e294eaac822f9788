import { isAlias, isNode, type YAMLError } from 'yaml';
import type { Finding } from './problem.ts';
import type { YamlFile } from './yaml-file.ts';

const sayings: Partial<Record<YAMLError['code'], [message: string, mend: string]>> = {
  BAD_ALIAS: [
    'An * mark repeats a part of the file, which is not allowed.',
    'Remove the * mark, or put the text in double quotes.',
  ],
  BAD_DIRECTIVE: ['A line may not begin with %.', 'Delete this line.'],
  BAD_DQ_ESCAPE: [
    'A backslash (\\) in double quotes has a special meaning.',
    'Remove the backslash, or use a slash.',
  ],
  BAD_INDENT: [
    'The blanks before this line fit none of the lines above.',
    'Begin it exactly below the line that it belongs to.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'This line has two names, or a text with a colon in it.',
    'Put the text after the first colon in double quotes.',
  ],
  BLOCK_IN_FLOW: [
    'A list with dashes stands inside brackets.',
    'Remove the brackets and write each item on its own line after "- ".',
  ],
  DUPLICATE_KEY: ['This name is given twice in one group.', 'Keep one of the two lines.'],
  MISSING_CHAR: [
    'A sign is missing here: a quote, a bracket, a comma or a blank after a colon.',
    'Compare this line with one above that works, and close what was opened.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'This text goes over several lines and then meets a colon.',
    'Put the text in double quotes, or add the colon after the name that lacks it.',
  ],
  MULTIPLE_DOCS: [
    'A line of --- begins a second document, and only one is read.',
    'Delete the line with ---.',
  ],
  TAB_AS_INDENT: [
    'This line is indented with a tab; only ordinary blanks count.',
    'Delete the space before the first word and press the space bar instead.',
  ],
  TAG_RESOLVE_FAILED: [
    'A value may not begin with an exclamation mark: such tags are not allowed.',
    'Remove the tag, or put the text in double quotes.',
  ],
  UNEXPECTED_TOKEN: [
    'This does not belong here.',
    'Compare this line with one above that works; a text with special signs must be in double quotes.',
  ],
};
const otherwise: [string, string] = [
  'This line cannot be read.',
  'Compare it with a line above that works; a text with special signs must be in double quotes.',
];

/** What the parser could not read, in our words. `reportedLines` were explained already. */
export function checkSyntax(file: YamlFile, reportedLines: ReadonlySet<number>): Finding[] {
  const findings: Finding[] = [];
  for (const error of file.document.errors) {
    const place = file.placeOf(error.pos[0], Math.min(40, error.pos[1] - error.pos[0]));
    // Names that are there twice were met by the reader; those of one group are told once.
    if (error.code === 'DUPLICATE_KEY' && reportedLines.size > 0) continue;
    // One mistake often trips the parser again a little further on.
    if (near(place.line, reportedLines) || findings.length > 0) continue;
    const [message, mend] = sayings[error.code] ?? otherwise;
    findings.push({ severity: 'error', ...place, message, mend });
  }
  if (findings.length > 0) return findings;
  const mark = file.firstMark();
  if (mark?.range) {
    const what =
      isAlias(mark) || (isNode(mark) && mark.anchor)
        ? 'The file uses & and * marks, which repeat parts of a file and are not allowed.'
        : 'The file uses a tag that begins with !, which is not allowed.';
    findings.push({
      severity: 'error',
      ...file.placeOf(mark.range[0]),
      message: what,
      mend: 'Remove the mark and write the value itself, or put the text in double quotes.',
    });
  }
  return findings;
}

const near = (line: number, lines: ReadonlySet<number>) => {
  for (let at = line - 2; at <= line + 2; at++) if (lines.has(at)) return true;
  return false;
};
