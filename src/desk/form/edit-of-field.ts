import type { FileEdit } from '../draft/protocol.ts';
import type { FormField } from './form-field.ts';
import { valueAt } from '../words/place-in-words.ts';

type Path = readonly (string | number)[];

/** The edit that sets the field at `path` to `next`; undefined removes it. `value` is that of the whole file. */
export function editOfField(file: string, value: unknown, path: Path, next: unknown): FileEdit {
  const isThere = valueAt(value, path) !== undefined;
  const [around, last] = [path.slice(0, -1), path.at(-1)];
  if (next === undefined && typeof last === 'number')
    return { file, edit: { kind: 'remove', path: around, index: last } };
  if (next === undefined) return { file, edit: { kind: 'take', path } };
  if (isThere) return { file, edit: { kind: 'set', path, value: next } };
  return { file, edit: { kind: 'add', path, value: next } };
}

/** The initial value of a new thing: its required fields, empty or with a default. */
export function blankOf(field: FormField): unknown {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        field.fields
          .filter(([, own]) => own.optional !== true)
          .map(([name, own]) => [name, blankOf(own)]),
      );
    case 'list':
      return field.least === 0
        ? []
        : Array.from({ length: field.least }, () => blankOf(field.item));
    case 'places':
      return field.places.map(blankOf);
    case 'either':
      return blankOf(field.options[0]!);
    case 'flag':
      return false;
    case 'fixed':
      return field.fixed;
    case 'choice':
      return field.choices![0];
    case 'focus':
      return '50% 50%';
    default:
      return '';
  }
}
