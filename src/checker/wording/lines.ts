import { sameWording, type Wordings } from '../../findings/wording.ts';
import { spaces, spacesInWords, indented } from '../lines/indentation.ts';
import type { Named, ToWrite } from './corrected-line.ts';

/** Messages about lines. A form has no lines, so both audiences get the same ones. */
export const lineWordings = {
  // The line itself.
  'merge-mark': sameWording(() => [
    'This is the mark of an unfinished merge.',
    'Two people changed this file. Keep the right lines and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ]),
  'second-document': sameWording<{ sign: string }>(({ sign }) => [
    `A line of ${sign} begins a second document, but only one is read.`,
    `Delete the line with ${sign}.`,
  ]),
  'percent-line': sameWording(() => ['A line may not begin with %.', 'Delete this line.']),
  'odd-indentation': sameWording<{ isTab: boolean }>(({ isTab }) => [
    `This line is indented with ${isTab ? 'a tab' : 'a no-break space'}; only ordinary spaces count.`,
    'Delete the indentation and press the space bar instead, two spaces for each level.',
  ]),
  'stray-line': sameWording(() => [
    'This line has no name with a colon and no dash, so it cannot be read.',
    'Write it as "name: value", put a # before it if it is a comment, or delete it.',
  ]),
  'two-lines-on-one': sameWording<Named & { above: string }>(({ name, above }) => [
    'Two lines are joined into one.',
    `Put ${name}: on a line of its own, below ${above}:`,
  ]),

  // Examples that were uncommented, except for one #.
  'heading-is-comment': sameWording<Named & ToWrite>(({ name, write }, { lines }) => [
    `The heading of these lines, "${name}:" on line ${lines[0]}, still begins with #, so they belong to nothing.`,
    `Remove the # from line ${lines[0]}, so that it reads: ${write}`,
  ]),
  'line-above-is-comment': sameWording<ToWrite>(({ write }) => [
    'This line still begins with #, and the line below it belongs to it.',
    `Remove the #, so that the line reads: ${write}`,
  ]),

  // Dashes.
  'no-break-space-after-dash': sameWording<ToWrite>(({ write }) => [
    'There is an invisible no-break space after the dash.',
    `Type the beginning of the line again: "- ${write}"`,
  ]),
  'bullet-for-dash': sameWording<ToWrite & { mark: string }>(({ mark, write }) => [
    `"${mark}" is not a list dash.`,
    `Begin the line with "- ", as in "- ${write}"`,
  ]),
  'dash-or-minus': sameWording<{ write: string }>(({ write }) => [
    'There is no space after the dash.',
    `Write "- ${write}", or "- -${write}" if the number is below zero.`,
  ]),
  'no-space-after-dash': sameWording<ToWrite>(({ write }) => [
    'There is no space after the dash.',
    `Write "- ${write}"`,
  ]),
  'item-is-comment': sameWording<ToWrite>(({ write }) => [
    'Everything after # is a comment, so this item is empty.',
    `Leave the # out, or write it in quotes: - ${write}`,
  ]),

  // Indentation.
  'first-line-moved': sameWording<Named & { isItem: boolean; from: number; to: number }>(
    ({ name, isItem, from, to }) => [
      `"${isItem ? '- ' : ''}${name}" is indented by ${spacesInWords(from)}, but the lines below it need ${to}.`,
      `Begin it ${indented(to)}.`,
    ],
  ),
  'item-moved-with-lines-below': sameWording<Dash>((dash, { lines }) => {
    const by = dash.wanted - dash.spaces;
    const many = spacesInWords(Math.abs(by));
    return [
      dashAt(dash),
      `${by > 0 ? 'Add' : 'Remove'} ${many} before this line and before each line below it, down to line ${lines[0]}.`,
    ];
  }),
  'dash-moved': sameWording<Dash>((dash) => [
    dashAt(dash),
    `Begin the line ${indented(dash.wanted)}.`,
  ]),
  'name-moved': sameWording<Named & { spaces: number; wanted: number }>(
    ({ name, spaces: count, wanted }) => [
      `${thereAre(count)} before "${name}", but ${wanted} before the lines it belongs to.`,
      `Begin the line ${indented(wanted)}, like the lines it belongs to.`,
    ],
  ),
  'item-or-name-twice': sameWording<Named & { listIndent: number }>(
    ({ name, listIndent }, { lines }) => [
      twice(name, lines),
      `If a new item begins here, put a dash before it: "${spaces(listIndent)}- ${name}:". Otherwise keep one of the two lines.`,
    ],
  ),
  'name-twice': sameWording<Named>(({ name }, { lines }) => [
    twice(name, lines),
    'Keep one of the two lines and delete the other.',
  ]),
  'nested-too-deep': sameWording<{ most: number }>(({ most }) => [
    `The lists are nested more than ${most} levels deep.`,
    'Remove this part; nothing on the site needs it.',
  ]),

  // Lines below a text without quotes.
  'dash-below-text': sameWording(() => [
    'This line with a dash is below a line that already has a text, so it is read as part of that text.',
    'Remove the text on the line above, or move this line to where its list is.',
  ]),
  'dash-too-far-in': sameWording<{ wanted: number }>(({ wanted }) => [
    'There are too many spaces before this dash, so the line is read as part of the text above.',
    `Begin the line ${indented(wanted)}, like the dash above.`,
  ]),
  'text-and-lines-below': sameWording<Named & { text: string }>(({ name, text }) => [
    `"${name}:" has a text ("${text}") and lines of its own below it; it can have only one of the two.`,
    `Remove the text, so that the line reads "${name}:"`,
  ]),
  'name-too-far-in': sameWording<Named & { spaces: number; wanted: number }>(
    ({ name, spaces: count, wanted }) => [
      `"${name}" is indented too far (${spacesInWords(count)}), so it is read as part of the text above.`,
      `Begin the line ${indented(wanted)}: "${spaces(wanted)}${name}:"`,
    ],
  ),
  'long-text-without-sign': sameWording<Named>(({ name }) => [
    `The long text below "${name}:" needs a | after the colon.`,
    `Write ${name}: |`,
  ]),
  'colon-in-continued-text': sameWording(() => [
    'This line continues the text above, and a text with a colon in it must be in quotes.',
    'Put the whole text in double quotes, from its first word to its last.',
  ]),

  // Long texts.
  'words-after-sign': sameWording<{ sign: string } & ToWrite>(({ sign, write }) => [
    `No words may follow ${sign} on the same line.`,
    `Begin the text on the next line, indented by two spaces, or put it in double quotes: ${write}`,
  ]),
  'field-in-long-text': sameWording<{ words: string; wanted: number }>(({ words, wanted }) => [
    `"${words}" has become part of the long text above it, because of the spaces before it.`,
    `Begin the line ${indented(wanted)}.`,
  ]),
  'comment-in-long-text': sameWording<{ depth: number }>(({ depth }) => [
    'A line that begins with # ends the text above, but the text goes on below.',
    `Put ${spacesInWords(depth)} before it if it belongs to the text, or delete the line.`,
  ]),
  'long-text-not-indented': sameWording<ToWrite & { head: string }>(({ head, write }) => [
    `The text under "${head}" must be indented by two spaces.`,
    `Put two spaces before each line of the text: "${write}…"`,
  ]),
  'odd-space-in-long-text': sameWording<{ isTab: boolean }>(({ isTab }) => [
    `This line is indented with ${isTab ? 'a tab' : 'a no-break space'}; only ordinary spaces count.`,
    'Delete the indentation and press the space bar instead.',
  ]),
  'first-of-long-text-too-far-in': sameWording<{ spaces: number; wanted: number }>(
    ({ spaces: count, wanted }) => [
      `This line is indented by ${spacesInWords(count)}, but the lines of its text below it by ${wanted}.`,
      `Put ${spacesInWords(wanted)} before it, like before the lines below it.`,
    ],
  ),
  'line-of-long-text-moved': sameWording<{ spaces: number; wanted: number }>(
    ({ spaces: count, wanted }) => [
      `This line is indented by ${spacesInWords(count)}, but the first line of its text by ${wanted}.`,
      `Put ${spacesInWords(wanted)} before it, like before the first line of the text.`,
    ],
  ),
} satisfies Wordings;

interface Dash {
  spaces: number;
  wanted: number;
  /** Whether a list is open at the indentation `wanted`. */
  isKnown: boolean;
}

const thereAre = (count: number) =>
  count === 0 ? 'There is no space' : `There ${count === 1 ? 'is' : 'are'} ${spacesInWords(count)}`;
const dashAt = ({ spaces: count, wanted, isKnown }: Dash) =>
  `${thereAre(count)} before this dash, but ${isKnown ? `${wanted} before the other dashes of its list` : 'no list begins there'}.`;
const twice = (name: string, [first]: readonly number[]) =>
  `"${name}" is given twice here; the first is on line ${first}.`;
