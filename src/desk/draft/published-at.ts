import type { Shown } from './shown.ts';
import type { FieldPlace } from './edit.ts';

/** The values of a draft, and the published ones of the files that differ. */
export type WithPublished = Pick<Shown, 'values' | 'published'>;

/**
 * The published value of a place in the draft. List items match by id, else by equality, else by index if lengths agree.
 */
export function publishedAt(shown: WithPublished, { file, path }: FieldPlace): unknown {
  if (!Object.hasOwn(shown.published, file)) return path.reduce(inside, shown.values[file]);
  let [here, published] = [shown.values[file], shown.published[file]];
  for (const part of path) {
    published =
      typeof part === 'number' ? counterpart(here, published, part) : inside(published, part);
    here = inside(here, part);
  }
  return published ?? undefined;
}

const inside = (value: unknown, part: string | number): unknown =>
  (value as Record<string | number, unknown> | null | undefined)?.[part];

/** Finds the published version of a list item. */
function counterpart(here: unknown, published: unknown, index: number): unknown {
  if (!Array.isArray(here) || !Array.isArray(published)) return undefined;
  const item: unknown = here[index];
  const id = inside(item, 'id');
  const same: unknown =
    published.find((one) => JSON.stringify(one) === JSON.stringify(item)) ??
    (id === undefined ? undefined : published.find((one) => inside(one, 'id') === id));
  // If the lengths differ, an index does not identify the item; an item with another id is another one.
  const inPlace: unknown = here.length === published.length ? published[index] : undefined;
  const isOther = id !== undefined && inside(inPlace, 'id') !== undefined;
  return same ?? (isOther ? undefined : inPlace);
}
