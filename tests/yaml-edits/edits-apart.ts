import { keyOf } from '../../src/yaml-edits/list-alignment.ts';
import type { YamlEdit, YamlPath } from '../../src/yaml-edits/yaml-edit.ts';

/** Where a place in a list is after an edit of that list; undefined where the edit takes it away. */
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

/** An edit as it is to be made after another that is about something else; undefined where it is not. */
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

/** Is there a list with equal items? Which of them moved, changed or went, nobody can know. */
export function hasTwins(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  const isTwin = Array.isArray(value) && new Set(parts.map(keyOf)).size < parts.length;
  return isTwin || parts.some(hasTwins);
}

/** Does an edit give a field another text or number? */
export const isOfText = (edit: YamlEdit | undefined): edit is YamlEdit & { kind: 'set' } =>
  edit?.kind === 'set' && typeof edit.value !== 'object';
