import type { YamlEdit, YamlPath } from './yaml-edit.ts';

/** The path of a place after an edit; undefined if the edit removes or replaces it. */
export function pathAfter(path: YamlPath, edit: YamlEdit): YamlPath | undefined {
  if (!edit.path.every((part, at) => path[at] === part)) return path;
  if (edit.kind === 'set' || edit.kind === 'add' || edit.kind === 'take') return undefined;
  const at = edit.path.length;
  const index = path[at];
  if (typeof index !== 'number') return path;
  const moved = indexAfter(index, edit);
  return moved === undefined ? undefined : path.with(at, moved);
}

/** The path of a place before an edit; undefined if the edit created or replaced it. */
export const pathBefore = (path: YamlPath, edit: YamlEdit): YamlPath | undefined =>
  pathAfter(path, backwards(edit));

function indexAfter(
  index: number,
  edit: Extract<YamlEdit, { kind: 'insert' | 'remove' | 'move' }>,
): number | undefined {
  if (edit.kind === 'insert') return index >= edit.index ? index + 1 : index;
  if (edit.kind === 'remove') {
    if (index === edit.index) return undefined;
    return index > edit.index ? index - 1 : index;
  }
  if (index === edit.from) return edit.to;
  const without = index > edit.from ? index - 1 : index;
  return without >= edit.to ? without + 1 : without;
}

/** The inverse of an edit, as far as paths are concerned. */
function backwards(edit: YamlEdit): YamlEdit {
  const { path } = edit;
  if (edit.kind === 'insert') return { kind: 'remove', path, index: edit.index };
  if (edit.kind === 'remove') return { kind: 'insert', path, index: edit.index, value: undefined };
  if (edit.kind === 'move') return { kind: 'move', path, from: edit.to, to: edit.from };
  return edit;
}
