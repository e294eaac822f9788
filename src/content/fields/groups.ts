import { mustBe, problem } from '../problem.ts';
import { note, type Notes } from './notes.ts';
import { z } from './zod.ts';

interface ListNotes extends Notes {
  /** The least and the greatest length. */
  least?: number;
  most?: number;
}

/** A field with a list of `item`, without duplicates: one to 500 of them, unless the notes say otherwise. */
export function list<Item extends z.ZodType>(item: Item, more?: ListNotes): z.ZodArray<Item>;
export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  more?: ListNotes,
): z.ZodArray<Item>;
export function list<Item extends z.ZodType>(
  first: string | Item,
  second?: Item | ListNotes,
  third?: ListNotes,
) {
  const [label, item, notes = {}] =
    typeof first === 'string'
      ? [first, second as Item, third]
      : [undefined, first, second as ListNotes | undefined];
  const { least = 1, most = 500, ...more } = notes;
  return note(
    z
      .array(item, {
        error: ({ input }) =>
          typeof input === 'string' && input.includes(',')
            ? problem(
                '{field} must be a list, but several things are on one line.',
                `Write each on a line of its own below, as in "- ${input.split(',')[0]!.trim()}"`,
              )
            : mustBe(
                'a list, with a dash before each item',
                input,
                'Write each item on a line of its own below, beginning with a dash and a space, as in "- …"',
              ),
      })
      .superRefine((items, context) => {
        const report = (path: number[], ...said: Parameters<typeof problem>) =>
          context.addIssue({ code: 'custom', path, message: problem(...said) });
        const count = items.length;
        if (count < least)
          report(
            [],
            least === 1 ? '{field} has no item.' : `{field} needs at least ${least} items.`,
            'Add one; in the file each item is on a line of its own, beginning with "- "',
          );
        if (count > most)
          report(
            [],
            `{field} has ${count} items; at most ${most} are allowed.`,
            `Keep at most ${most}.`,
          );
        const seen = new Map<string, number>();
        for (const [index, value] of items.entries()) {
          const same = JSON.stringify(value);
          const earlier = seen.get(same);
          seen.set(same, index);
          if (earlier !== undefined)
            report(
              [index],
              `{field} is the same as item ${earlier + 1} of this list.`,
              'Delete one of the two, or correct it.',
            );
        }
      }),
    { least, most, label },
    more,
  );
}

type Group<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>;

/** A group of fields. Any other field is an error, so that no misspelt one is ignored. */
export function group<Shape extends z.ZodRawShape>(shape: Shape): Group<Shape>;
export function group<Shape extends z.ZodRawShape>(
  label: string,
  shape: Shape,
  more?: Notes,
): Group<Shape>;
export function group<Shape extends z.ZodRawShape>(
  first: string | Shape,
  second?: Shape,
  more?: Notes,
) {
  const [label, shape] = typeof first === 'string' ? [first, second as Shape] : [undefined, first];
  const schema = z.strictObject(shape, {
    error: ({ code, input }) => {
      if (code === 'unrecognized_keys') return undefined;
      const names = Object.keys(shape).slice(0, 6);
      return mustBe(
        `a group of lines (${names.slice(0, 3).join(', ')} …)`,
        input,
        `Write these lines in its place, one below the other, each two spaces further in than the line above them: ${names.join(', ')}`,
      );
    },
  });
  return note(schema, { label }, more);
}
