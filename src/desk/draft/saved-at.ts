import type { Shown } from '../form/shown.ts';
import type { Place } from './place.ts';

/**
 * The saved value of a place in the draft. List items match by id, else by equality, else by index if lengths agree.
 */
export function savedAt(shown: Pick<Shown, 'values' | 'saved'>, { file, path }: Place): unknown {
  if (!Object.hasOwn(shown.saved, file)) return path.reduce(inside, shown.values[file]);
  let [here, saved] = [shown.values[file], shown.saved[file]];
  for (const part of path) {
    saved = typeof part === 'number' ? counterpart(here, saved, part) : inside(saved, part);
    here = inside(here, part);
  }
  return saved ?? undefined;
}

const inside = (value: unknown, part: string | number): unknown =>
  (value as Record<string | number, unknown> | null | undefined)?.[part];

/** Finds the saved version of a list item. */
function counterpart(here: unknown, saved: unknown, index: number): unknown {
  if (!Array.isArray(here) || !Array.isArray(saved)) return undefined;
  const item: unknown = here[index];
  const id = inside(item, 'id');
  if (id !== undefined) return saved.find((one) => inside(one, 'id') === id);
  const same: unknown = saved.find((one) => JSON.stringify(one) === JSON.stringify(item));
  // If the lengths differ, an index does not identify the item.
  return same ?? (here.length === saved.length ? saved[index] : undefined);
}
