import { keyOf } from '../../src/yaml-edits/list-alignment.ts';
import type { YamlEdit, YamlPath } from '../../src/yaml-edits/yaml-edit.ts';

/** The index of a list item after an edit of the list; undefined if it is removed. */
function placeAfter(place: number, edit: YamlEdit): number | undefined {
  switch (edit.kind) {
    case 'insert':
      return place >= edit.index ? place + 1 : place;
    case 'remove': {
      if (place === edit.index) return undefined;
      return place > edit.index ? place - 1 : place;
    }
    case 'move': {
      if (place === edit.from) return edit.to;
      const without = place > edit.from ? place - 1 : place;
      return without >= edit.to ? without + 1 : without;
    }
    default:
      return place;
  }
}

const isStructural = ({ kind }: YamlEdit) =>
  kind === 'insert' || kind === 'remove' || kind === 'move';

const startsWith = (path: YamlPath, start: YamlPath) =>
  start.every((name, depth) => path[depth] === name);

/** An edit rebased on another one about something else; undefined if they overlap. */
export function apart(edit: YamlEdit, other: YamlEdit): YamlEdit | undefined {
  const [longer, shorter] = [edit.path, other.path];
  if (!startsWith(longer, shorter) && !startsWith(shorter, longer)) return edit;
  if (!isStructural(other) || !startsWith(longer, shorter)) return undefined;
  const place = longer[shorter.length];
  if (typeof place !== 'number') return undefined;
  const placed = placeAfter(place, other);
  if (placed === undefined) return undefined;
  return { ...edit, path: longer.with(shorter.length, placed) };
}

/** Whether a list has equal items, which cannot be told apart. */
export function hasTwins(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  const isTwin = Array.isArray(value) && new Set(parts.map(keyOf)).size < parts.length;
  return isTwin || parts.some(hasTwins);
}

/** Whether an edit changes a text or number. */
export const isOfText = (edit: YamlEdit | undefined): edit is YamlEdit & { kind: 'set' } =>
  edit?.kind === 'set' && typeof edit.value !== 'object';
