import { isGroup } from './edit.ts';
import type { FormField } from '../form/form-field.ts';

/**
 * Whether a value has the structure of its form: groups, lists and tuples where the form has them, or nothing. Screens
 * can show no other values. What is in a field does not matter here: the check reports it.
 */
export function fitsForm(field: FormField, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (field.kind) {
    case 'group':
      return (
        isGroup(value) &&
        field.fields.every(
          ([name, own]) => !Object.hasOwn(value, name) || fitsForm(own, value[name]),
        )
      );
    case 'list':
      return (
        Array.isArray(value) &&
        value.every((item) => item !== null && item !== undefined && fitsForm(field.item, item))
      );
    case 'places':
      return Array.isArray(value);
    case 'either':
      return field.options.some((option) => fitsForm(option, value));
    default:
      return typeof value !== 'object';
  }
}
