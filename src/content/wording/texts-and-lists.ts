import { separateWordings, sameWording, type Wordings } from '../../findings/wording.ts';

interface Typed {
  input: unknown;
}

/** Messages for schema errors in texts, lists and groups of fields. */
export const textAndListWordings = {
  'text-is-a-list': separateWordings({
    file: (_, say) => [
      say.expected('a single text', []),
      `Write one text after ${say.key} and put it in double quotes if it begins with a bracket.`,
    ],
    desk: (_, say) => [say.expected('a single text', []), 'Write one text.'],
  }),
  'text-is-a-group': separateWordings({
    file: (_, say) => [
      say.expected('a single text', {}),
      `A text with a colon or a bracket in it must be in double quotes: ${say.typed('"…"')}`,
    ],
    desk: (_, say) => [say.expected('a single text', {}), 'Write one text.'],
  }),
  'text-missing': separateWordings({
    file: (_, say) => [
      `${say.subject} is empty.`,
      `Write some text after ${say.key} (anything after a # does not count).`,
    ],
    desk: () => ['This is empty.', 'Write some text.'],
  }),
  'text-blank': separateWordings({
    file: (_, say) => [
      `${say.subject} is empty.`,
      `Write some text after ${say.key} or remove the line if it is optional.`,
    ],
    desk: () => ['This is empty.', 'Write some text, or leave it out.'],
  }),
  'not-a-text': separateWordings<Typed>({
    file: ({ input }, say, meant) => [
      say.expected('a text', input),
      `Put it in double quotes: ${say.typed(meant!.values[0]!)}`,
    ],
    desk: ({ input }, say, meant) => [say.expected('a text', input), say.toType(meant)],
  }),
  'text-with-html': sameWording<{ tag: string }>(({ tag }, say) => [
    `${say.subject} contains HTML (${say.quoted(tag)}), which is not allowed here.`,
    `Remove ${tag} and write plain text.`,
  ]),
  'text-with-script': sameWording<{ script: string }>(({ script }, say) => [
    `${say.subject} contains a script, which is not allowed here.`,
    `Remove ${say.quoted(script)} and everything after it.`,
  ]),
  'text-too-long': separateWordings<{ letters: number; most: number }>({
    file: ({ letters, most }, say) => [
      `${say.subject} has ${letters} characters; at most ${most} fit.`,
      `Shorten it to ${most} characters or fewer.`,
    ],
    desk: ({ letters, most }) => [
      `${letters} characters; at most ${most} fit, so remove ${letters - most}.`,
      '',
    ],
  }),
  'braces-in-text': sameWording<{ braces: string }>(({ braces }, say) => [
    `${say.subject} contains ${braces}, but words in braces are not filled in here.`,
    `Write the text itself instead of ${braces}`,
  ]),
  'not-the-fixed-words': sameWording<Typed & { wording: string }>(
    ({ input, wording }, say, meant) => [
      say.expected(`exactly ${say.quoted(wording)}`, input),
      meant?.isCertain
        ? say.toType(meant)
        : `Write ${say.typed(`"${wording}"`)}, or put these lines back in order.`,
    ],
  ),
  'excerpt-too-short': separateWordings<{ letters: number }>({
    file: (_, say) => [
      `${say.subject} has fewer than 70 characters; it appears in the list and in search results.`,
      'Write one or two sentences, 70 to 155 characters.',
    ],
    desk: ({ letters }) => [`${letters} characters; ${70 - letters} more are needed.`, ''],
  }),
  'old-name-is-reserved': separateWordings({
    file: (_, say) => [
      `${say.subject} may not be "${__PLACE__.pages.numbered}" or "index": the site uses these addresses itself.`,
      'Write an old name of this file, or delete this one.',
    ],
    desk: () => [
      `This may not be “${__PLACE__.pages.numbered}” or “index”: the site uses these addresses itself.`,
      'Write an old name of this post, or leave this one out.',
    ],
  }),
  'not-an-old-name': separateWordings({
    file: (_, say) => [
      `${say.subject} must be an old name of the file: lowercase letters, digits and hyphens.`,
      `Write only the name, without ${__PLACE__.pages.blog}/ and without .yaml`,
    ],
    desk: () => [
      'This should be an old name of this post: lowercase letters, digits and hyphens.',
      `Write only the name, without ${__PLACE__.pages.blog}/`,
    ],
  }),

  // Lists and groups.
  'list-on-one-line': separateWordings<{ first: string }>({
    file: ({ first }, say) => [
      `${say.subject} must be a list, but several things are on one line.`,
      `Write each on its own line below ${say.key}, as in "- ${first}"`,
    ],
    desk: () => [
      'This should be a list, but several things are on one line.',
      'Add each of them by itself.',
    ],
  }),
  'not-a-list': separateWordings<Typed>({
    file: ({ input }, say) => [
      say.expected('a list, with a dash before each item', input),
      `Write each item on its own line below ${say.key}, beginning with a dash and a space, as in "- …"`,
    ],
    desk: ({ input }, say) => [say.expected('a list', input), 'Add at least one.'],
  }),
  'too-few-items': separateWordings<{ least: number }>({
    file: ({ least }, say) => [
      `${say.subject} ${least === 1 ? 'has no item.' : `needs at least ${least} items.`}`,
      'Write each item on its own line, beginning with "- "',
    ],
    desk: ({ least }) => [
      least === 1 ? 'This list is empty.' : `At least ${least} are needed.`,
      'Add at least one.',
    ],
  }),
  'too-many-items': sameWording<{ count: number; most: number }>(({ count, most }, say) => [
    `${say.subject} has ${count} items; at most ${most} are allowed.`,
    `Keep at most ${most}.`,
  ]),
  'item-twice': separateWordings<{ earlier: number }>({
    file: ({ earlier }, say) => [
      `${say.subject} is the same as item ${earlier} of this list.`,
      'Delete one of the two, or correct it.',
    ],
    desk: () => ['This is in the list twice.', ''],
  }),
  'not-a-group': sameWording<Typed & { names: readonly string[] }>(({ input, names }, say) => [
    say.expected(`a group of lines (${names.slice(0, 3).join(', ')} …)`, input),
    `Write these lines in its place, one below the other, each two spaces further in than the line above them: ${names.slice(0, 6).join(', ')}`,
  ]),
  'not-two-lines': separateWordings({
    file: (_, say) => [
      `${say.subject} must be two lines.`,
      'Write two lines below it, each beginning with "- "',
    ],
    desk: () => ['This should be two lines.', 'Fill in both lines.'],
  }),
  'not-the-three-bands': sameWording((_, say) => [
    `${say.mustBe('the three bands underweight, normal and overweight')}, in this order.`,
    'Put the three items back as they were: - id: underweight, - id: normal, - id: overweight',
  ]),
} satisfies Wordings;
