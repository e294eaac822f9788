import type { PlaceFormats } from '../place/place-formats.ts';
import { isDate } from '../dates.ts';
import { problem, report, short } from '../problem.ts';
import { formatDate, toId } from '../text/format.ts';
import { note, type Notes } from './notes.ts';
import { z } from './zod.ts';

interface ListNotes<Item extends z.ZodType> extends Notes {
  /** The least and the greatest length. */
  least?: number;
  most?: number;
  /** The fields of which no two items have the same value; capital letters do not count. */
  unique?: readonly (keyof z.output<Item> & string)[];
}

/** A field with a list of `item`, without duplicates: one to 500 of them, unless the notes say otherwise. */
export function list<Item extends z.ZodType>(item: Item, more?: ListNotes<Item>): z.ZodArray<Item>;
export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  more?: ListNotes<Item>,
): z.ZodArray<Item>;
export function list<Item extends z.ZodType>(
  first: string | Item,
  second?: Item | ListNotes<Item>,
  third?: ListNotes<Item>,
) {
  const [label, item, notes = {}] =
    typeof first === 'string'
      ? [first, second as Item, third]
      : [undefined, first, second as ListNotes<Item> | undefined];
  const { least = 1, most = 500, unique = [], ...more } = notes;
  const schema = z
    .array(item)
    .min(least)
    .max(most)
    .superRefine((items, context) => {
      // An item with several problems is one mistake.
      const reported = reportCopies(items, context);
      for (const name of unique)
        reportRepeated(items as readonly Listed[], name, reported, context);
    });
  return note(schema, { label, unique }, more);
}

/** Reports items that repeat an earlier one; returns their indexes. */
function reportCopies(items: readonly unknown[], context: z.RefinementCtx): Set<number> {
  const seen = new Map<string, number>();
  const reported = new Set<number>();
  for (const [index, value] of items.entries()) {
    const same = JSON.stringify(value);
    const earlier = seen.get(same);
    seen.set(same, index);
    if (earlier === undefined) continue;
    const sentences = problem(
      `{field} is the same as item ${earlier + 1} of this list.`,
      'Delete one of the two, or correct it.',
    );
    report(context, sentences, index);
    reported.add(index);
  }
  return reported;
}

/** The fields of an item of a list that have one value. */
type Listed = Readonly<Record<string, string | number | undefined>>;

/** Reports items with the same value in a field, unless they are `reported` already, and adds them to those. */
function reportRepeated(
  items: readonly Listed[],
  field: string,
  reported: Set<number>,
  context: z.RefinementCtx,
) {
  const seen = new Map<string, number>();
  let free = Math.max(...items.map((item) => Number(item[field])));
  for (const [index, item] of items.entries()) {
    const value = item[field];
    if (value === undefined) continue;
    const same = String(value).toLowerCase();
    const earlier = seen.get(same);
    if (earlier === undefined) {
      seen.set(same, index);
      continue;
    }
    if (reported.has(index)) continue;
    // Each copy gets a number of its own.
    const write = typeof value === 'number' ? ++free : undefined;
    // An item whose id does not come from its name is the one that was changed.
    const at = isRenamed(items[earlier]!) && !isRenamed(item) ? earlier : index;
    const own = field === 'id' && isRenamed(items[at]!) ? idOfName(items[at]!) : undefined;
    const [one, other] = [nameOf(items[earlier]!), nameOf(item)];
    const called =
      one === undefined || other === undefined || one === other ? '' : `: ${one} and ${other}`;
    const say = (place: PlaceFormats) =>
      problem(
        `{field} is ${inWords(value, place)} in items ${earlier + 1} and ${index + 1} of this list${called}.`,
        write === undefined
          ? `${own === undefined ? 'Correct one of the two' : `Write ${own}`}, or delete it if it is a copy.`
          : `Write ${write}`,
        { write },
      );
    reported.add(at);
    report(context, say, at, field);
  }
}

const nameOf = (item: Listed) => item['name'] ?? item['label'];
const idOfName = (item: Listed) => toId(String(nameOf(item) ?? item['id']));

/** Whether the id of an item is not the one that its name would give. */
const isRenamed = (item: Listed) => item['id'] !== undefined && idOfName(item) !== item['id'];

function inWords(value: string | number, place: PlaceFormats): string {
  if (typeof value === 'number') return String(value);
  return isDate(value) ? formatDate(value, place) : `"${short(value)}"`;
}

type Group<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>;

/** A group of fields. Any other field is an error, so that no misspelt name is ignored. */
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
  return note(z.strictObject(shape), { label }, more);
}
