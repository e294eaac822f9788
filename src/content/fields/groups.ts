import { inputOf } from '../../findings/input.ts';
import { fault } from './fault.ts';
import { z } from './zod.ts';

/** A list of `item`, from `least` to `most` of them, without duplicates. */
export const list = <Item extends z.ZodType>(item: Item, { least = 1, most = 500 } = {}) =>
  z
    .array(item, {
      error: ({ input }) =>
        typeof input === 'string' && input.includes(',')
          ? fault({ code: 'list-on-one-line', data: { first: input.split(',')[0]!.trim() } })
          : fault({ code: 'not-a-list', data: { input: inputOf(input) } }),
    })
    .superRefine((items, context) => {
      const report = (path: number[], ...found: Parameters<typeof fault>) =>
        context.addIssue({ code: 'custom', path, message: fault(...found) });
      const count = items.length;
      if (count < least) report([], { code: 'too-few-items', data: { least } });
      if (count > most) report([], { code: 'too-many-items', data: { count, most } });
      const seen = new Map<string, number>();
      for (const [index, value] of items.entries()) {
        const same = JSON.stringify(value);
        const earlier = seen.get(same);
        seen.set(same, index);
        if (earlier !== undefined)
          report([index], { code: 'item-twice', data: { earlier: earlier + 1 } });
      }
    })
    .meta({ minItems: least, maxItems: most });

/** Fields that belong together. Any other field is an error, so that no misspelt one is ignored. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? undefined
        : fault({
            code: 'not-a-group',
            data: { input: inputOf(issue.input), names: Object.keys(shape).slice(0, 6) },
          }),
  });
