import { says, shown } from '../messages.ts';
import { z } from './zod.ts';

/** One or more of `item`, in the order in which they are shown; none of them twice. */
export const list = <Item extends z.ZodType>(item: Item, { least = 1, most = 500 } = {}) =>
  z
    .array(item, {
      error: ({ input }) =>
        typeof input === 'string' && input.includes(',')
          ? says(
              'must be a list, but here are several things on one line.',
              `Write each on its own line below {key}:, as in "- ${input.split(',')[0]!.trim()}"`,
              'Add each of them by itself.',
            )
          : says(
              `must be a list, with a dash before each item, but here is ${shown(input)}.`,
              'Write each item on its own line below {key}:, beginning with a dash and a blank, as in "- …"',
              'Add at least one.',
            ),
    })
    .superRefine((items, context) => {
      const own = 'Write each item on its own line, beginning with "- "';
      if (items.length < least) {
        const few = least === 1 ? 'has no item.' : `needs at least ${least} items.`;
        context.addIssue({ code: 'custom', message: says(few, own, 'Add at least one.') });
      }
      if (items.length > most) {
        const message = says(
          `has ${items.length} items; at most ${most} are allowed.`,
          `Keep at most ${most}.`,
        );
        context.addIssue({ code: 'custom', message });
      }
      const seen = new Map<string, number>();
      for (const [index, value] of items.entries()) {
        const same = JSON.stringify(value);
        const earlier = seen.get(same);
        seen.set(same, index);
        if (earlier === undefined) continue;
        const message = says(
          `is the same as item ${earlier + 1} of this list.`,
          'Delete one of the two, or correct it.',
        );
        context.addIssue({ code: 'custom', path: [index], message });
      }
    })
    .meta({ minItems: least, maxItems: most });

/** Named lines that belong together. Any other name is a mistake, so that typing errors surface. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? undefined
        : says(
            `must have lines of its own (${Object.keys(shape).slice(0, 3).join(', ')} …), but here is ${shown(issue.input)}.`,
            `Write these lines in its place, one below the other, each two blanks further in than the line above them: ${Object.keys(shape).slice(0, 6).join(', ')}`,
          ),
  });
