import type { DeskStore } from '../draft/desk-store.ts';
import type { FieldPlace } from '../draft/edit.ts';
import { editOfField } from '../draft/edit.ts';
import { type Group, groupOf, valueAt } from '../../content/path.ts';
import { focusSoon } from './field-control.ts';
import type { Field, GroupField } from '../../content/field.ts';
import type { MenuAction } from './More.tsx';
import { blankOf } from '../draft/new-thing.ts';

/** The optional fields that a group lacks, to be added by "More". */
export function additionsTo(
  store: DeskStore,
  field: GroupField,
  value: unknown,
  { file, path }: FieldPlace,
  leaveOut: readonly string[] = [],
): MenuAction[] {
  const group = groupOf(value);
  return field.fields
    .filter(([name, own]) => !leaveOut.includes(name) && !isInForm(group, name, own))
    .map(([name, own]) => ({
      icon: 'plus',
      label: own.label,
      onPress: () => {
        const at = { file, path: [...path, name] };
        // A weekday of other hours begins with the regular hours.
        const usual =
          own.kind === 'either' && valueAt(store.current().values[file], ['week', name]);
        store.write({ edits: [editOfField(at, usual || blankOf(own))] });
        focusSoon(at);
      },
    }));
}

/** Whether the form shows a field: it has a value, is required, or is a checkbox. */
export const isInForm = (group: Group, name: string, field: Field) =>
  group[name] !== undefined ||
  field.optional !== true ||
  field.kind === 'flag' ||
  field.kind === 'fixed';
