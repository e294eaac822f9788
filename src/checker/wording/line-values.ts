import { sameWording, type Wordings } from '../../findings/wording.ts';
import { byText, type Named, type ToWrite } from './corrected-line.ts';

const noExclamation = 'A value may not begin with an exclamation mark: such tags are not allowed.';
const inQuotes = 'Put the text in double quotes:';

/** Messages about keys, values, quotes and brackets of lines. */
export const lineValueWordings = {
  // Names and their colons.
  'question-mark-line': sameWording(() => [
    'A line may not begin with a question mark.',
    'Put the text in double quotes, or remove the question mark.',
  ]),
  'no-break-space-after-name': sameWording<Named & ToWrite>(({ name, write }) => [
    `There is an invisible no-break space after "${name}".`,
    `Type the line again: ${write}`,
  ]),
  'space-in-name': sameWording<Named & ToWrite>(({ name, write }) => [
    `There is a space within the name "${name}".`,
    `Write ${write}`,
  ]),
  'two-colons': byText('There are two colons.', 'Write'),
  'no-space-after-colon': byText('There is no space after the colon.', 'Write'),
  'no-space-and-another-colon': byText(
    'There is no space after the colon, and the text has another colon in it.',
    'Write',
  ),
  'other-sign-for-colon': sameWording<{ sign: string } & ToWrite>(({ sign, write }) => [
    `"${sign}" is used instead of ":".`,
    `Write ${write}`,
  ]),
  'colon-too-early': byText('The colon is one letter too early.', 'Write'),
  'no-colon': sameWording<Named & ToWrite>(({ name, write }) => [
    `There is no colon after "${name}".`,
    `Write ${write}`,
  ]),

  // Values.
  'value-is-comment': byText(
    'Everything after # is a comment, so nothing is left here.',
    'Write the value before the #, or put the text in double quotes:',
  ),
  'merge-key': sameWording(() => [
    '<< has a special meaning and is not allowed.',
    'Write out the lines that you want here.',
  ]),
  'anchor-or-alias': sameWording<{ sign: string } & ToWrite>(({ sign, write }) => [
    `A value may not begin with ${sign}: ${sign === '&' ? 'an & mark names' : 'a * mark repeats'} a part of the file, and that is not allowed.`,
    `Remove the ${sign} mark, or put the whole text in double quotes: ${write}`,
  ]),
  'tag-before-value': sameWording<{ tag: string } & ToWrite>(({ tag, write }) => [
    noExclamation,
    `Remove the tag ${tag} and write a plain value: ${write}`,
  ]),
  'exclamation-mark': byText(noExclamation, inQuotes),
  'list-on-line-of-name': sameWording<Named & ToWrite>(({ name, write }) => [
    'A list may not begin on the same line as its name.',
    `Begin each item on its own line below ${name}:, or put the text in double quotes: ${write}`,
  ]),
  'sign-and-space': sameWording<{ sign: string } & ToWrite>(({ sign, write }) => [
    `A text may not begin with ${sign} and a space.`,
    `${inQuotes} ${write}`,
  ]),
  'sign-without-quotes': sameWording<{ sign: string } & ToWrite>(({ sign, write }) => [
    `A text may not begin with ${sign} unless it is in quotes.`,
    `Put it in double quotes: ${write}`,
  ]),
  'bracket-without-quotes': sameWording<{ sign: string } & ToWrite>(({ sign, write }) => [
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
  'text-cut-by-comment': sameWording<{ kept: string } & ToWrite>(({ kept, write }) => [
    `Everything after " #" is a comment and is not shown: the text is only "${kept}".`,
    `If the rest belongs to the text, put it all in double quotes: ${write}`,
  ]),

  // Quotes and brackets.
  'quote-never-closed': sameWording<{ quote: string } & ToWrite>(({ quote, write }) => [
    `The text begins with a ${quote === '"' ? 'double' : 'single'} quote that is never closed.`,
    `Add ${quote} at the end of the text: ${write}`,
  ]),
  'place-on-own-computer': sameWording<{ place: string } & ToWrite>(({ place, write }) => [
    `This is a file on your own computer (${place}), and a backslash is not allowed in double quotes.`,
    `Copy the picture into the folder content/images and write ${write}`,
  ]),
  backslash: byText(
    'A backslash (\\) in double quotes has a special meaning.',
    'Remove the backslash, or write a slash:',
  ),
  'no-space-before-comment': byText('A comment needs a space before its #.', 'Write'),
  'comma-after-text': byText('There is a comma after the text.', 'Write'),
  'apostrophe-in-single-quotes': byText(
    'The apostrophe ends the text, because the text is in single quotes.',
    'Use double quotes:',
  ),
  'quotes-in-quotes': byText(
    'There are double quotes inside the double quotes, so the text ends too early.',
    'Use single quotes inside:',
  ),
  'words-after-quote': byText(
    'There is text after the closing quote.',
    'Put the quote at the end of the text:',
  ),
  'mark-in-brackets': sameWording<{ sign: string }>(({ sign }) => [
    `${sign} has a special meaning here, and such marks are not allowed.`,
    'Remove the & and * marks and write the values themselves.',
  ]),
  'bracket-never-closed': sameWording<{ open: string } & ToWrite>(({ open, write }) => [
    `The bracket ${open} is never closed.`,
    `Close it with ${open === '{' ? '}' : '] at the end'}, or put a text in double quotes: ${write}`,
  ]),
} satisfies Wordings;
