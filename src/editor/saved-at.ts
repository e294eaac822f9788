import type { Shown } from './desk-store.ts';
import type { Place } from './place.ts';

/**
 * What was saved of the thing that stands at a place of the draft: things with an id wherever they stood, others where
 * the same one stood. undefined for what is new.
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

/** The item of a saved list that is the item at an index of the list as it is now. */
function counterpart(here: unknown, saved: unknown, index: number): unknown {
  if (!Array.isArray(here) || !Array.isArray(saved)) return undefined;
  const item: unknown = here[index];
  const id = inside(item, 'id');
  if (id !== undefined) return saved.find((one) => inside(one, 'id') === id);
  const same: unknown = saved.find((one) => JSON.stringify(one) === JSON.stringify(item));
  // In a list of another length nobody can tell which one it was.
  return same ?? (here.length === saved.length ? saved[index] : undefined);
}
