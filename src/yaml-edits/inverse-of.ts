import { valueAfter } from './value-after.ts';
import { valueAt } from './value-at.ts';
import type { YamlEdit } from './yaml-edit.ts';

/** The edit that undoes `edit` on a file that had `value` before. Comments of a removed item are not restored. */
export function inverseOf(value: unknown, edit: YamlEdit): YamlEdit {
  valueAfter(value, edit);
  const { path } = edit;
  switch (edit.kind) {
    case 'set':
      return { kind: 'set', path, value: valueAt(value, path) };
    case 'add':
      return { kind: 'take', path };
    case 'take': {
      const order = Object.keys(valueAt(value, path.slice(0, -1)) as object);
      return { kind: 'add', path, value: valueAt(value, path), order };
    }
    case 'insert':
      return { kind: 'remove', path, index: edit.index };
    case 'remove': {
      const { index } = edit;
      return { kind: 'insert', path, index, value: valueAt(value, [...path, index]) };
    }
    case 'move':
      return { kind: 'move', path, from: edit.to, to: edit.from };
  }
}
