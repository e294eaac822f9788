import { applyEdit } from '../../yaml-edits/apply-edit.ts';
import type { Problem } from '../../checker/problem.ts';
import type { FormField } from '../form-field.ts';
import { fieldAt, isGroup } from '../names.ts';
import { valueAt } from '../place-in-words.ts';
import { words } from '../words.ts';
import { valueOf } from './draft-values.ts';

/**
 * The text of a file in which nothing is wrong but that the words of a photograph are still to be written, with words
 * that say so, for its pages; undefined where anything else is wrong.
 */
export function withoutBlankWords(
  text: string,
  form: FormField,
  errors: readonly Problem[],
): string | undefined {
  const value = valueOf(text);
  const isBlankOfPhotograph = ({ path = [] }: Problem) => {
    const around = path.slice(0, -1);
    const [group, field] = [valueAt(value, around), fieldAt(form, value, around)];
    return (
      valueAt(value, path) === '' &&
      isGroup(group) &&
      field?.kind === 'group' &&
      field.fields.some(([name, { kind }]) => kind === 'picture' && Boolean(group[name])) &&
      field.fields.some(([name, { kind }]) => name === path.at(-1) && kind !== 'picture')
    );
  };
  if (!errors.every(isBlankOfPhotograph)) return undefined;
  return errors.reduce(
    (all, { path = [] }) => applyEdit(all, { kind: 'set', path, value: words.stillToFill }),
    text,
  );
}
