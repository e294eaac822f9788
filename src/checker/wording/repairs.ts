import { sameWording, type Wordings } from '../../findings/wording.ts';
import { spacesInWords, indented } from '../lines/indentation.ts';
import { byText, type Named, type ToWrite } from './corrected-line.ts';

const linesFrom = ([first, last]: readonly number[]) => `${first} to ${last}`;

/** Messages of the search for the smallest repair, and about unquoted texts on several lines. */
export const repairWordings = {
  // Found by the search for the smallest repair.
  'two-dashes': byText('There are two dashes at the beginning of this item.', 'Write'),
  'dash-before-field': sameWording<Named & ToWrite & { wanted: number }>(
    ({ name, write, wanted }) => [
      `There is a dash before "${name}", which belongs to the item above it.`,
      `Write ${write} without the dash, ${indented(wanted)}.`,
    ],
  ),
  'item-without-dash': sameWording<Named & ToWrite & { wanted?: number }>(
    ({ name, write, wanted }) => [
      `A new item of the list begins with "${name}", and there is no dash before it.`,
      `Write - ${write}${wanted === undefined ? '' : `, ${indented(wanted)}`}`,
    ],
  ),
  'first-line-of-item-missing': sameWording<Named & { wanted: number }>(({ name, wanted }) => [
    `The line that begins this item is missing: every item of this list begins with "- ${name}:".`,
    `Add a line above it, ${indented(wanted)}: - ${name}: …`,
  ]),
  'odd-space-before-line': sameWording<{ isTab: boolean; wanted: number }>(({ isTab, wanted }) => [
    `There is a ${isTab ? 'tab' : 'no-break space'} before this line; only ordinary spaces count.`,
    `Begin the line ${indented(wanted)}.`,
  ]),
  'line-moved': sameWording<{ spaces: number; wanted: number }>(({ spaces: count, wanted }) => [
    `This line begins with ${spacesInWords(count)} instead of ${wanted}.`,
    `Begin the line ${indented(wanted)}.`,
  ]),
  'lines-moved-together': sameWording<{ by: number }>(({ by }, { lines }) => {
    const many = spacesInWords(Math.abs(by));
    return [
      `Lines ${linesFrom(lines)} were moved together: they begin ${many} too far to the ${by < 0 ? 'right' : 'left'}.`,
      `${by < 0 ? 'Remove' : 'Add'} ${many} at the beginning of each line from ${linesFrom(lines)}.`,
    ];
  }),
  'lines-swapped': sameWording<{ upper: string; lower: string }>(({ upper, lower }) => [
    'This line and the one below it are in the wrong order.',
    `Put "${upper}" above "${lower}".`,
  ]),
  'line-twice': sameWording((_, { lines }) => [
    'This line is there twice.',
    `Delete line ${lines[0]}, or change what should differ in it.`,
  ]),
  'lines-twice': sameWording<{ count: number }>(({ count }, { lines }) => [
    `These ${count} lines are there twice, one below the other.`,
    `Delete lines ${linesFrom(lines)}, or change what should differ in them.`,
  ]),
  'line-break-lost': sameWording<Named & { second: string; wanted: number }>(
    ({ name, second, wanted }) => [
      `Two lines are joined into one: "${name}" needs a line of its own.`,
      `Press Enter before "${second}" and begin that line ${indented(wanted)}.`,
    ],
  ),
  'line-break-after-sign-lost': sameWording<{ second: string; wanted: number }>(
    ({ second, wanted }) => [
      'Two lines are joined into one: the text belongs on the line below its sign.',
      `Press Enter before "${second}" and begin that line ${indented(wanted)}.`,
    ],
  ),
  'line-goes-on': byText('This line continues the one above it.', 'Write both on one line:'),
  'heading-missing': sameWording<Named & { head: string; wanted: number }>(
    ({ name, head, wanted }) => [
      `The line "${name}:" is missing above this one.`,
      `Add a line above it, ${indented(wanted)}: ${head}`,
    ],
  ),
  'comment-without-sign': sameWording<ToWrite>(({ write }) => [
    'This line looks like a comment, but has no # at the beginning.',
    `Write # ${write}`,
  ]),

  // Texts without quotes on several lines.
  'item-joined-to-text': byText(
    'This line has no dash, so it is read as part of the item above it.',
    'Write -',
  ),
  'text-below-without-sign': sameWording<Named>(({ name }) => [
    `The text below "${name}:" has several lines, and needs a sign after the colon.`,
    `Write ${name}: >-`,
  ]),
  'text-goes-on': byText(
    'This line continues the text above it, which has no quotes.',
    'Write it on one line:',
  ),
} satisfies Wordings;
