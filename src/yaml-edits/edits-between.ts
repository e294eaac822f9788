import { alignmentOf, type SameItem } from './list-alignment.ts';
import { longestIncreasingSubsequence } from './longest-common.ts';
import { isGroup, isSame, type Group } from './value-at.ts';
import type { YamlEdit, YamlPath } from './yaml-edit.ts';

/**
 * The edits that turn one value into another, in the order to apply them. Each is as small as possible: a moved item is
 * moved, and a list or group is rewritten only if it replaces another kind of value. The order of fields is ignored.
 */
export function editsBetween(before: unknown, after: unknown): YamlEdit[] {
  return editsAt([], before, after);
}

function editsAt(path: YamlPath, before: unknown, after: unknown): YamlEdit[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return groupEdits(path, before, after);
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ kind: 'set', path, value: after }];
  const alignment = alignmentOf(before, after);
  return [
    ...listEdits(path, before, after, alignment),
    ...alignment.flatMap((same) =>
      editsAt([...path, same.after], before[same.before], after[same.after]),
    ),
  ];
}

/** Additions come before removals: a group that lost all its fields first would be rewritten as {}. */
function groupEdits(path: YamlPath, before: Group, after: Group): YamlEdit[] {
  const order = Object.keys(after);
  const written = order.flatMap((name): YamlEdit[] => {
    const inner = [...path, name];
    return Object.hasOwn(before, name)
      ? editsAt(inner, before[name], after[name])
      : [{ kind: 'add', path: inner, value: after[name], order }];
  });
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [...written, ...gone.map((name): YamlEdit => ({ kind: 'take', path: [...path, name] }))];
}

/** The edits after which every item is in its place, and only items of both lists may still differ. */
function listEdits(
  path: YamlPath,
  before: readonly unknown[],
  after: readonly unknown[],
  alignment: readonly SameItem[],
): YamlEdit[] {
  const edits: YamlEdit[] = [];
  const places = new Map(alignment.map((same) => [same.before, same.after]));
  // The items by their final place; undefined for removed ones.
  const list = [...before.keys()].map((place) => places.get(place));
  const staying = longestIncreasingSubsequence(list.filter((place) => place !== undefined));
  for (const [place, value] of after.entries()) {
    if (staying.has(place)) continue;
    const from = list.indexOf(place);
    if (from >= 0) list.splice(from, 1);
    const to = place === 0 ? 0 : list.indexOf(place - 1) + 1;
    list.splice(to, 0, place);
    edits.push(
      from >= 0 ? { kind: 'move', path, from, to } : { kind: 'insert', path, index: to, value },
    );
  }
  for (const [index, place] of [...list.entries()].toReversed())
    if (place === undefined) edits.push({ kind: 'remove', path, index });
  return edits;
}
