import { separateWordings, sameWording, type Wordings } from '../../findings/wording.ts';
import { eitherOf } from '../nearest.ts';

/** The name of the line at fault: "price". */
interface Named {
  name: string;
}

interface Reference {
  noun: string;
  /** The kind of thing, for programs: "class". */
  kind: string;
  id: string;
}

/** "one, two and three" */
const allOf = (names: readonly string[]) => eitherOf(names).replace(/ or /, ' and ');
/** Messages about the values of a file, and about names. */
export const valueWordings = {
  // Numbers.
  'number-loses-digits': separateWordings<{ source: string }>({
    file: ({ source }) => [
      `"${source}" would be read as a number and lose its ${source.startsWith('+') ? '+' : 'leading 0'}.`,
      `Put it in double quotes: "${source}"`,
    ],
    desk: ({ source }) => [
      `“${source}” would be read as a number and lose its ${source.startsWith('+') ? '+' : 'leading 0'}.`,
      `Write ${source}`,
    ],
  }),
  'number-begins-with-zero': sameWording<{ source: string }>(({ source }, say, meant) => [
    `A number may not begin with 0, as ${source} does.`,
    say.toType(meant),
  ]),
  'not-a-plain-number': sameWording<{ source: string }>(({ source }, say, meant) => [
    `${say.quoted(source)} is not a plain number.`,
    say.toType(meant),
  ]),

  // Long texts, and the order of a page.
  'long-text-runs-together': sameWording<Named>(({ name }) => [
    `The long text below "${name}:" needs a | after the colon, or its paragraphs run together.`,
    `Write ${name}: |`,
  ]),
  'out-of-order': sameWording<Named & { order: readonly string[] }>(({ name, order }) => [
    `"${name}" is not in the order of the page: ${order.join(', ')}.`,
    'Move these lines back; moving them does not change the page.',
  ]),

  // Names of lines.
  'unknown-form': separateWordings({
    file: (_, say) => [
      `${say.subject} does not have the required form.`,
      'Compare it with the example in this file, or with another file of the same kind.',
    ],
    desk: () => ['This does not have the required form.', 'Compare it with another one.'],
  }),
  'line-is-comment': sameWording<{ write: string }>(({ write }, say) => [
    `${say.subject} is missing: this line begins with #, so it is only a comment.`,
    `Remove the #, so that the line reads: ${write}`,
  ]),
  'line-behind-comment': sameWording<Named>(({ name }, say) => [
    `${say.subject} is missing: it comes after a #, so it is only part of a comment.`,
    `Put ${name}: on a line of its own.`,
  ]),
  'line-missing': separateWordings<{ place: string; example: string }>({
    file: ({ place, example }, say) => [
      `${say.subject} is missing.`,
      `Add a line ${place}: ${say.key} ${example}`,
    ],
    desk: ({ example }, say) => [
      'This is missing.',
      /^"?…"?$/.test(example) ? 'Fill it in.' : `Fill it in, for example ${say.value(example)}`,
    ],
  }),
  'list-missing': separateWordings<{ place: string }>({
    file: ({ place }, say) => [
      `${say.subject} is missing.`,
      `Add a line ${place}: ${say.key} (and below it each item on a line of its own, beginning with "- ")`,
    ],
    desk: () => ['This is missing.', 'Add at least one.'],
  }),
  'group-missing': separateWordings<{ place: string; lines: readonly string[] }>({
    file: ({ place, lines }, say) => [
      `${say.subject} is missing.`,
      `Add a line ${place}: ${say.key} and below it, each two spaces further in, the lines ${lines.join(', ')}. Was it deleted by mistake? Undo that, or copy it from an earlier version.`,
    ],
    desk: () => ['This is missing.', 'Fill it in.'],
  }),
  'lines-below-are-comments': sameWording<Named>(({ name }, { subject, lines: [first, last] }) => [
    `${subject} has nothing below it: its lines still begin with #.`,
    `Remove the # from ${first === last ? `line ${last}` : `the lines ${first} to ${last}`} too, or put it before ${name}: again.`,
  ]),
  'misspelt-name': separateWordings<Named & { nearest: string; slips: readonly string[] }>({
    file: ({ name, nearest, slips }) => [
      `There is no line called "${name}" here. Did you mean "${nearest}"?${nearest.toLowerCase() === name.toLowerCase() ? ' Names are written in exactly these letters.' : ''}`,
      slips.length === 1
        ? `Rename it to ${nearest}:`
        : `Rename it to ${slips.length > 1 ? slips.join(': or ') : nearest}: if that is meant, or delete the line.`,
    ],
    desk: ({ name, nearest }, say) => [
      `There is no field called ${say.quoted(name)} here. Did you mean ${say.field(nearest)}?`,
      `It belongs to ${say.field(nearest)}.`,
    ],
  }),
  'unknown-name-and-one-missing': separateWordings<Named & { missing: string }>({
    file: ({ name, missing }) => [
      `There is no line called "${name}" here, and the line "${missing}" is missing.`,
      `Rename it to ${missing}: if that is what it is; otherwise delete it and add a line ${missing}:`,
    ],
    desk: ({ name, missing }, say) => [
      `There is no field called ${say.quoted(name)} here, and ${say.field(missing)} is missing.`,
      `It may belong to ${say.field(missing)}.`,
    ],
  }),
  'unknown-name': separateWordings<
    Named & { present?: string | undefined; offered: readonly string[] }
  >({
    file: ({ name, present, offered }) => [
      `There is no line called "${name}" here.${present === undefined ? '' : ` "${present}" is there already.`}`,
      `Delete the line "${name}"${offered.length > 0 ? `, or rename it to one of these: ${eitherOf(offered)}` : ''}`,
    ],
    desk: ({ name, present }, say) => [
      `There is no field called ${say.quoted(name)} here.${present === undefined ? '' : ` ${say.field(present)} is there already.`}`,
      'Delete it.',
    ],
  }),

  // Things and their ids.
  'id-twice': separateWordings<{ id: string; own?: string | undefined }>({
    file: ({ id, own }, say) => [
      `"${id}" is in this list twice.`,
      own === undefined
        ? 'Correct one of the two, or delete it if it is a copy.'
        : `Write ${say.typed(own)}, or delete it if it is a copy.`,
    ],
    desk: () => ['This is in the list twice.', ''],
  }),
  'old-id-still-used': separateWordings<Reference & { used: string; files: readonly string[] }>({
    file: ({ noun, id, used, files }) => [
      `Nothing uses the ${noun} "${id}", but ${allOf(files)} still ${files.length === 1 ? 'uses' : 'use'} "${used}".`,
      `Write id: ${used}, or use the new name in ${allOf(files)} too.`,
    ],
    desk: ({ used, files }, say) => [
      `The short name was ${used}, which is still used in ${allOf(files.map((file) => say.file(file)))}.`,
      '',
    ],
  }),
  'misspelt-id': separateWordings<
    Reference & { nearest: string; write: string; orAdd?: string | undefined; isCertain: boolean }
  >({
    file: ({ noun, id, nearest, write, orAdd, isCertain }, say) => [
      `There is no ${noun} "${id}". Did you mean "${nearest}"?`,
      `Write ${isCertain ? '' : 'what you mean, for example '}${write.startsWith('{') ? write : say.typed(write)}${orAdd === undefined ? '' : `, or add the picture ${orAdd}`}`,
    ],
    desk: ({ kind, noun, id, nearest, write, isCertain }, say) => [
      kind === 'page'
        ? `There is no page “${id}”.`
        : `There is no ${noun} “${id}”. Did you mean ${say.thing(kind, nearest)}?`,
      isCertain ? `Write ${say.name(kind, write)}` : `For example ${say.name(kind, write)}`,
    ],
  }),
  'unknown-id': separateWordings<Reference & { known: readonly string[]; where: string }>({
    file: ({ noun, id, known, where }) => [
      `There is no ${noun} "${id}".`,
      `Use one of these: ${eitherOf(known)}. Or add it ${where}.`,
    ],
    desk: ({ kind, noun, id }, say) => [
      /^[\w-]+$/.test(id)
        ? `There is no ${noun} ${say.name(kind, id)} ${say.isGone(kind, id) ? 'any more' : 'yet'}.`
        : `There is no ${noun} ${say.quoted(id)}.`,
      'Choose another one.',
    ],
  }),
  'still-invented': separateWordings({
    file: (_, say) => [
      `${say.owner} is still an example (placeholder: true).`,
      'Put in the real thing, have the owner confirm it, then delete the line placeholder: true.',
    ],
    desk: (_, say) => [
      'This is still an example.',
      `Put in the real thing, have the owner confirm it, then switch ${say.key} off.`,
    ],
  }),
} satisfies Wordings;
