import type { ErrorCode } from 'yaml';
import { sameWording, type Wordings } from '../../findings/wording.ts';

const compare = 'a text with special characters must be in double quotes.';
const tag = 'A value may not begin with an exclamation mark: such tags are not allowed.';

/** Messages for errors of the YAML parser that the line check did not find: codes of the parser, and three of ours. */
export const syntaxWordings = {
  'yaml-bad-alias': sameWording(() => [
    'An * mark repeats a part of the file, which is not allowed.',
    'Remove the * mark, or put the text in double quotes.',
  ]),
  'yaml-bad-directive': sameWording(() => ['A line may not begin with %.', 'Delete this line.']),
  'yaml-bad-dq-escape': sameWording(() => [
    'A backslash (\\) in double quotes has a special meaning.',
    'Remove the backslash, or use a slash.',
  ]),
  'yaml-bad-indent': sameWording(() => [
    'The spaces before this line match none of the lines above.',
    'Begin it exactly below the line it belongs to.',
  ]),
  'yaml-block-as-implicit-key': sameWording(() => [
    'This line has two names, or a text with a colon in it.',
    'Put the text after the first colon in double quotes.',
  ]),
  'yaml-block-in-flow': sameWording(() => [
    'A list with dashes is inside brackets.',
    'Remove the brackets and write each item on its own line after "- ".',
  ]),
  'yaml-duplicate-key': sameWording(() => [
    'This name is given twice in one group.',
    'Keep one of the two lines.',
  ]),
  'yaml-missing-char': sameWording(() => [
    'A character is missing here: a quote, a bracket, a comma or a space after a colon.',
    'Compare this line with one above that works, and close what was opened.',
  ]),
  'yaml-multiline-implicit-key': sameWording(() => [
    'This text spans several lines and then has a colon.',
    'Put the text in double quotes, or add the colon after the name that lacks it.',
  ]),
  'yaml-multiple-docs': sameWording(() => [
    'A line of --- begins a second document, but only one is read.',
    'Delete the line with ---.',
  ]),
  'yaml-tab-as-indent': sameWording(() => [
    'This line is indented with a tab; only ordinary spaces count.',
    'Delete the indentation and press the space bar instead.',
  ]),
  'yaml-tag-resolve-failed': sameWording(() => [
    tag,
    'Remove the tag, or put the text in double quotes.',
  ]),
  'yaml-unexpected-token': sameWording(() => [
    'This does not belong here.',
    `Compare this line with one above that works; ${compare}`,
  ]),
  'yaml-unreadable': sameWording(() => [
    'This line cannot be read.',
    `Compare it with a line above that works; ${compare}`,
  ]),
  'yaml-anchors': sameWording(() => [
    'The file uses & and * marks, which repeat parts of a file and are not allowed.',
    'Remove the mark and write the value itself, or put the text in double quotes.',
  ]),
  'yaml-tag': sameWording(() => [
    'The file uses a tag that begins with !, which is not allowed.',
    'Remove the mark and write the value itself, or put the text in double quotes.',
  ]),
} satisfies Wordings;

/** The code for an error of the parser: BAD_INDENT → yaml-bad-indent. */
export function syntaxCode(code: ErrorCode): keyof typeof syntaxWordings {
  const own = `yaml-${code.toLowerCase().replaceAll('_', '-')}`;
  return isKnown(own) ? own : 'yaml-unreadable';
}

const isKnown = (code: string): code is keyof typeof syntaxWordings => code in syntaxWordings;
