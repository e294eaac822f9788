import { both, type Wordings } from '../../../src/findings/wording.ts';
import { blanks, blanksSaid, indented } from '../lines/indentation.ts';

/** What the remedy shows to type. It is the only thing that may differ between lines with one mistake. */
interface ToWrite {
  write: string;
}
interface Named {
  name: string;
}

const byText = (what: string, ask: string) =>
  both<ToWrite>(({ write }) => [what, `${ask} ${write}`]);
const thereAre = (count: number) =>
  count === 0 ? 'There is no blank' : `There ${count === 1 ? 'is' : 'are'} ${blanksSaid(count)}`;
const linesFrom = ([first, last]: readonly number[]) => `${first} to ${last}`;

const noExclamation = 'A value may not begin with an exclamation mark: such tags are not allowed.';
const inQuotes = 'Put the text in double quotes:';

/** What the reader of lines finds. A form has no lines, so the words are the same for both. */
export const lineWordings = {
  // The line itself.
  'merge-mark': both(() => [
    'Here is the mark of an unfinished merge.',
    'Two people changed this file. Keep the right lines and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ]),
  'second-document': both<{ sign: string }>(({ sign }) => [
    `A line of ${sign} begins a second document, and only one is read.`,
    `Delete the line with ${sign}.`,
  ]),
  'percent-line': both(() => ['A line may not begin with %.', 'Delete this line.']),
  'odd-indentation': both<{ isTab: boolean }>(({ isTab }) => [
    `This line is indented with ${isTab ? 'a tab' : 'a special blank (a no-break space)'}; only ordinary blanks count.`,
    'Delete the space before the first word and press the space bar instead, two blanks for each step.',
  ]),
  'stray-line': both(() => [
    'This line has no name with a colon and no dash, so it cannot be read.',
    'Write it as "name: value", put a # before it if it is a comment, or delete it.',
  ]),
  'two-lines-on-one': both<Named & { above: string }>(({ name, above }) => [
    'Two lines stand on one.',
    `Put ${name}: on a line of its own, below ${above}:`,
  ]),

  // Examples.
  'heading-is-comment': both<Named & ToWrite>(({ name, write }, { lines }) => [
    `The heading of these lines, "${name}:" on line ${lines[0]}, still begins with #, so they belong to nothing.`,
    `Take the # away from line ${lines[0]}, so that it reads: ${write}`,
  ]),
  'line-above-is-comment': both<ToWrite>(({ write }) => [
    'This line still begins with #, and the line below it belongs to it.',
    `Take the # away, so that the line reads: ${write}`,
  ]),

  // Dashes.
  'no-break-space-after-dash': both<ToWrite>(({ write }) => [
    'There is an invisible no-break space after the dash.',
    `Type the beginning of the line again: "- ${write}"`,
  ]),
  'bullet-for-dash': both<ToWrite & { mark: string }>(({ mark, write }) => [
    `"${mark}" is not a list dash.`,
    `Begin the line with "- ", as in "- ${write}"`,
  ]),
  'dash-or-minus': both<{ write: string }>(({ write }) => [
    'There is no blank after the dash.',
    `Write "- ${write}", or "- -${write}" if the number is below zero.`,
  ]),
  'no-blank-after-dash': both<ToWrite>(({ write }) => [
    'There is no blank after the dash.',
    `Write "- ${write}"`,
  ]),
  'item-is-comment': both<ToWrite>(({ write }) => [
    'Everything after # is a comment, so this item is empty.',
    `Leave the # out, or write it in quotes: - ${write}`,
  ]),

  // Where a line begins.
  'first-line-moved': both<Named & { isItem: boolean; from: number; to: number }>(
    ({ name, isItem, from, to }) => [
      `"${isItem ? '- ' : ''}${name}" is indented by ${blanksSaid(from)}, but the lines below it fit ${to}.`,
      `Begin it ${indented(to)}.`,
    ],
  ),
  'item-moved-with-lines-below': both<Dash>((dash, { lines }) => {
    const by = dash.wanted - dash.blanks;
    const many = blanksSaid(Math.abs(by));
    return [
      dashAt(dash),
      `${by > 0 ? `Put ${many}` : `Take ${many} away`} before this line and before each line below it, down to line ${lines[0]}.`,
    ];
  }),
  'dash-moved': both<Dash>((dash) => [dashAt(dash), `Begin the line ${indented(dash.wanted)}.`]),
  'name-moved': both<Named & { blanks: number; wanted: number }>(
    ({ name, blanks: count, wanted }) => [
      `${thereAre(count)} before "${name}", and ${wanted} before the lines it belongs to.`,
      `Begin the line ${indented(wanted)}, like the lines it belongs to.`,
    ],
  ),
  'item-or-name-twice': both<Named & { listIndent: number }>(({ name, listIndent }, { lines }) => [
    twice(name, lines),
    `If a new item begins here, put a dash before it: "${blanks(listIndent)}- ${name}:". Otherwise keep one of the two lines.`,
  ]),
  'name-twice': both<Named>(({ name }, { lines }) => [
    twice(name, lines),
    'Keep one of the two lines and delete the other.',
  ]),
  'nested-too-deep': both<{ most: number }>(({ most }) => [
    `The lists are nested more than ${most} levels deep.`,
    'Remove this part; nothing on the site needs it.',
  ]),

  // Lines below a text without quotes.
  'dash-below-text': both(() => [
    'This line with a dash stands below a line that has a text already, so it is read as part of that text.',
    'Take the text on the line above away, or move this line to where its list is.',
  ]),
  'dash-too-far-in': both<{ wanted: number }>(({ wanted }) => [
    'There are too many blanks before this dash, so the line is read as part of the text above.',
    `Begin the line ${indented(wanted)}, like the dash above.`,
  ]),
  'text-and-lines-below': both<Named & { text: string }>(({ name, text }) => [
    `"${name}:" has a text ("${text}") and lines of its own below it; it can have only one of the two.`,
    `Take the text away, so that the line reads "${name}:"`,
  ]),
  'name-too-far-in': both<Named & { blanks: number; wanted: number }>(
    ({ name, blanks: count, wanted }) => [
      `"${name}" is indented too far (${blanksSaid(count)}), so it is read as part of the text above.`,
      `Begin the line ${indented(wanted)}: "${blanks(wanted)}${name}:"`,
    ],
  ),
  'long-text-without-sign': both<Named>(({ name }) => [
    `The long text below "${name}:" needs a | after the colon.`,
    `Write ${name}: |`,
  ]),
  'colon-in-continued-text': both(() => [
    'This line goes on with the text above, and a text with a colon in it must be in quotes.',
    'Put the whole text in double quotes, from its first word to its last.',
  ]),

  // Long texts.
  'words-after-sign': both<{ sign: string } & ToWrite>(({ sign, write }) => [
    `No words may follow ${sign} on the same line.`,
    `Begin the text on the next line, indented by two blanks, or put it in double quotes: ${write}`,
  ]),
  'field-in-long-text': both<{ words: string; wanted: number }>(({ words, wanted }) => [
    `"${words}" stands in the long text above it, because of the blanks before it.`,
    `Begin the line ${indented(wanted)}.`,
  ]),
  'comment-in-long-text': both<{ depth: number }>(({ depth }) => [
    'A line that begins with # ends the text above, but the text goes on below.',
    `Put ${blanksSaid(depth)} before it if it belongs to the text, or delete the line.`,
  ]),
  'long-text-not-indented': both<ToWrite & { head: string }>(({ head, write }) => [
    `The text under "${head}" must be indented by two blanks.`,
    `Put two blanks before each line of the text: "${write}…"`,
  ]),
  'odd-blank-in-long-text': both<{ isTab: boolean }>(({ isTab }) => [
    `This line is indented with ${isTab ? 'a tab' : 'a special blank'}; only ordinary blanks count.`,
    'Delete the space before the first word and press the space bar instead.',
  ]),
  'first-of-long-text-too-far-in': both<{ blanks: number; wanted: number }>(
    ({ blanks: count, wanted }) => [
      `This line is indented by ${blanksSaid(count)}, but the lines of its text below it by ${wanted}.`,
      `Put ${blanksSaid(wanted)} before it, like before the lines below it.`,
    ],
  ),
  'line-of-long-text-moved': both<{ blanks: number; wanted: number }>(
    ({ blanks: count, wanted }) => [
      `This line is indented by ${blanksSaid(count)}, but the first line of its text by ${wanted}.`,
      `Put ${blanksSaid(wanted)} before it, like before the first line of the text.`,
    ],
  ),

  // Names and their colons.
  'question-mark-line': both(() => [
    'A line may not begin with a question mark.',
    'Put the text in double quotes, or remove the question mark.',
  ]),
  'no-break-space-after-name': both<Named & ToWrite>(({ name, write }) => [
    `There is an invisible no-break space after "${name}".`,
    `Type the line again: ${write}`,
  ]),
  'blank-in-name': both<Named & ToWrite>(({ name, write }) => [
    `There is a blank within the name "${name}".`,
    `Write ${write}`,
  ]),
  'two-colons': byText('There are two colons.', 'Write'),
  'no-blank-after-colon': byText('There is no blank after the colon.', 'Write'),
  'no-blank-and-another-colon': byText(
    'There is no blank after the colon, and the text has another colon in it.',
    'Write',
  ),
  'other-sign-for-colon': both<{ sign: string } & ToWrite>(({ sign, write }) => [
    `"${sign}" is used instead of ":".`,
    `Write ${write}`,
  ]),
  'colon-too-early': byText('The colon stands one letter too early.', 'Write'),
  'no-colon': both<Named & ToWrite>(({ name, write }) => [
    `There is no colon after "${name}".`,
    `Write ${write}`,
  ]),

  // Values.
  'value-is-comment': byText(
    'Everything after # is a comment, so nothing is left here.',
    'Write the value before the #, or put the text in double quotes:',
  ),
  'merge-key': both(() => [
    '<< has a special meaning and is not allowed.',
    'Write out the lines that you want here.',
  ]),
  'anchor-or-alias': both<{ sign: string } & ToWrite>(({ sign, write }) => [
    `A value may not begin with ${sign}: ${sign === '&' ? 'an & mark names' : 'a * mark repeats'} a part of the file, and that is not allowed.`,
    `Remove the ${sign} mark, or put the whole text in double quotes: ${write}`,
  ]),
  'tag-before-value': both<{ tag: string } & ToWrite>(({ tag, write }) => [
    noExclamation,
    `Remove the tag ${tag} and write a plain value: ${write}`,
  ]),
  'exclamation-mark': byText(noExclamation, inQuotes),
  'list-on-line-of-name': both<Named & ToWrite>(({ name, write }) => [
    'A list may not begin on the same line as its name.',
    `Begin each item on its own line below ${name}:, or put the text in double quotes: ${write}`,
  ]),
  'sign-and-blank': both<{ sign: string } & ToWrite>(({ sign, write }) => [
    `A text may not begin with ${sign} and a blank.`,
    `${inQuotes} ${write}`,
  ]),
  'sign-without-quotes': both<{ sign: string } & ToWrite>(({ sign, write }) => [
    `A text may not begin with ${sign} unless it is in quotes.`,
    `Put it in double quotes: ${write}`,
  ]),
  'bracket-without-quotes': both<{ sign: string } & ToWrite>(({ sign, write }) => [
    `A text may not begin with ${sign} unless it is in quotes.`,
    `${inQuotes} ${write}`,
  ]),
  'colon-without-quotes': byText(
    'A text with a colon in it must be in quotes.',
    'Put it in double quotes:',
  ),
  'quote-at-end-alone': byText(
    'The text ends with a double quote but does not begin with one.',
    'Put a double quote at both ends:',
  ),
  'text-cut-by-comment': both<{ kept: string } & ToWrite>(({ kept, write }) => [
    `Everything after " #" is a comment and is not shown: the text is only "${kept}".`,
    `If the rest belongs to the text, put it all in double quotes: ${write}`,
  ]),

  // Quotes and brackets.
  'quote-never-closed': both<{ quote: string } & ToWrite>(({ quote, write }) => [
    `The text begins with a ${quote === '"' ? 'double' : 'single'} quote that is never closed.`,
    `Add ${quote} at the end of the text: ${write}`,
  ]),
  'place-on-own-computer': both<{ place: string } & ToWrite>(({ place, write }) => [
    `This is a place on your own computer (${place}), and a backslash may not stand in double quotes.`,
    `Copy the picture into the folder content/images and write ${write}`,
  ]),
  backslash: byText(
    'A backslash (\\) in double quotes has a special meaning.',
    'Remove the backslash, or write a slash:',
  ),
  'no-blank-before-comment': byText('A comment needs a blank before its #.', 'Write'),
  'comma-after-text': byText('There is a comma after the text.', 'Write'),
  'apostrophe-in-single-quotes': byText(
    'The apostrophe ends the text, because the text stands in single quotes.',
    'Use double quotes:',
  ),
  'quotes-in-quotes': byText(
    'There are double quotes inside the double quotes, so the text ends too early.',
    'Use single quotes inside:',
  ),
  'words-after-quote': byText(
    'There are words after the closing quote.',
    'Put the quote at the end of the text:',
  ),
  'mark-in-brackets': both<{ sign: string }>(({ sign }) => [
    `${sign} has a special meaning here, and such marks are not allowed.`,
    'Remove the & and * marks and write the values themselves.',
  ]),
  'bracket-never-closed': both<{ open: string } & ToWrite>(({ open, write }) => [
    `The bracket ${open} is never closed.`,
    `Close it with ${open === '{' ? '}' : '] at the end'}, or put a text in double quotes: ${write}`,
  ]),

  // What the search for the least repair finds.
  'two-dashes': byText('There are two dashes at the beginning of this item.', 'Write'),
  'dash-before-field': both<Named & ToWrite & { wanted: number }>(({ name, write, wanted }) => [
    `There is a dash before "${name}", which belongs to the item above it.`,
    `Write ${write} without the dash, ${indented(wanted)}.`,
  ]),
  'item-without-dash': both<Named & ToWrite & { wanted?: number }>(({ name, write, wanted }) => [
    `A new item of the list begins with "${name}", and there is no dash before it.`,
    `Write - ${write}${wanted === undefined ? '' : `, ${indented(wanted)}`}`,
  ]),
  'first-line-of-item-missing': both<Named & { wanted: number }>(({ name, wanted }) => [
    `The line that begins this item is missing: every item of this list begins with "- ${name}:".`,
    `Add a line above it, ${indented(wanted)}: - ${name}: …`,
  ]),
  'odd-blank-before-line': both<{ isTab: boolean; wanted: number }>(({ isTab, wanted }) => [
    `A ${isTab ? 'Tab' : 'special blank (a no-break space)'} stands before this line; only ordinary blanks can say what it belongs to.`,
    `Begin the line ${indented(wanted)}.`,
  ]),
  'line-moved': both<{ blanks: number; wanted: number }>(({ blanks: count, wanted }) => [
    `This line begins with ${blanksSaid(count)}; where it belongs, it has ${wanted}.`,
    `Begin the line ${indented(wanted)}.`,
  ]),
  'lines-moved-together': both<{ by: number }>(({ by }, { lines }) => {
    const many = blanksSaid(Math.abs(by));
    return [
      `Lines ${linesFrom(lines)} were moved together: they begin ${many} too far to the ${by < 0 ? 'right' : 'left'}.`,
      `${by < 0 ? `Take ${many} away` : `Add ${many}`} at the beginning of each line from ${linesFrom(lines)}.`,
    ];
  }),
  'lines-swapped': both<{ upper: string; lower: string }>(({ upper, lower }) => [
    'This line and the one below it have changed places.',
    `Put "${upper}" above "${lower}".`,
  ]),
  'line-twice': both((_, { lines }) => [
    'This line is there twice.',
    `Delete line ${lines[0]}, or change what is different in it.`,
  ]),
  'lines-twice': both<{ count: number }>(({ count }, { lines }) => [
    `These ${count} lines are there twice, one below the other.`,
    `Delete lines ${linesFrom(lines)}, or change what is different in them.`,
  ]),
  'line-break-lost': both<Named & { second: string; wanted: number }>(
    ({ name, second, wanted }) => [
      `Two lines stand on one: "${name}" begins a line of its own.`,
      `Press Enter before "${second}" and begin that line ${indented(wanted)}.`,
    ],
  ),
  'line-break-after-sign-lost': both<{ second: string; wanted: number }>(({ second, wanted }) => [
    'Two lines stand on one: the text begins on the line below its sign.',
    `Press Enter before "${second}" and begin that line ${indented(wanted)}.`,
  ]),
  'line-goes-on': byText('This line goes on with the one above it.', 'Write both on one line:'),
  'heading-missing': both<Named & { head: string; wanted: number }>(({ name, head, wanted }) => [
    `The line "${name}:" is missing above this one.`,
    `Add a line above it, ${indented(wanted)}: ${head}`,
  ]),
  'comment-without-sign': both<ToWrite>(({ write }) => [
    'This line is a comment, and has no # at its beginning.',
    `Write # ${write}`,
  ]),

  // Texts without quotes on several lines.
  'item-joined-to-text': byText(
    'This line has no dash, so it is read as part of the item above it.',
    'Write -',
  ),
  'text-below-without-sign': both<Named>(({ name }) => [
    `The text below "${name}:" has several lines, and needs a sign after the colon.`,
    `Write ${name}: >-`,
  ]),
  'text-goes-on': byText(
    'This line goes on with the text above it, which has no quotes.',
    'Write it on one line:',
  ),
} satisfies Wordings;

interface Dash {
  blanks: number;
  wanted: number;
  /** There is a list at that place. */
  isKnown: boolean;
}

const dashAt = ({ blanks: count, wanted, isKnown }: Dash) =>
  `${thereAre(count)} before this dash, and ${isKnown ? `${wanted} before the other dashes of its list` : 'no list begins there'}.`;
const twice = (name: string, [first]: readonly number[]) =>
  `"${name}" is given twice here; the first is on line ${first}.`;
