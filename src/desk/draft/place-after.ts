/* Finds the same thing again after a change, so that open forms, links and React keys stay with it. */

import { isGroup, isSame, listAt, valueAt } from '../../content/path.ts';
import { pairsOf } from '../../content/compare.ts';
import type { FieldPlace, Values } from './edit.ts';

/**
 * The index that each item of a list had before an edit; undefined for a new item. Keeps React keys and open links on
 * the same item when others are added, moved or removed.
 */
export function itemsBefore(
  before: readonly unknown[],
  now: readonly unknown[],
): readonly (number | undefined)[] {
  const differing = now.filter((item, at) => !isSame(item, before[at]));
  // Somebody is typing into one item, which may equal another one for a moment.
  if (now.length === before.length && differing.length <= 1) return [...now.keys()];
  const pairs = pairsOf(before, now);
  return now.map((_, at) => pairs.get(at));
}

/**
 * The place of a value after a change, so that an open form follows its list item, even into another file; undefined
 * once it is gone.
 */
export function placeAfter(
  { file, path }: FieldPlace,
  before: Values,
  now: Values,
): FieldPlace | undefined {
  const own = pathAfter(path, before[file], now[file]);
  if (own) return { file, path: own };
  const [list, thing] = [path.slice(0, -1), valueAt(before[file], path)];
  if (thing === undefined) return { file, path };
  for (const [other, value] of Object.entries(now)) {
    if (value === before[other]) continue;
    const items = listAt(value, list);
    const index = itemsBefore(listAt(before[other], list), items).findIndex(
      (was, at) => was === undefined && isSame(withoutId(items[at]), withoutId(thing)),
    );
    if (index >= 0) return { file: other, path: [...list, index] };
  }
  return undefined;
}

function pathAfter(
  path: FieldPlace['path'],
  before: unknown,
  now: unknown,
): FieldPlace['path'] | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return [];
  const at =
    typeof part === 'number'
      ? itemsBefore(listAt(before, []), listAt(now, [])).indexOf(part)
      : part;
  if (at === -1) return undefined;
  const inner = pathAfter(rest, valueAt(before, [part]), valueAt(now, [at]));
  return inner && [at, ...inner];
}

/** A class that moves to another day gets the id by which members have saved it. */
function withoutId(item: unknown): unknown {
  if (!isGroup(item)) return item;
  const { id: _, ...fields } = item;
  return fields;
}
