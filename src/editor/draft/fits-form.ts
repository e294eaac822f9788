import { isGroup } from '../../yaml-edits/value-at.ts';
import type { FormField } from '../form-field.ts';

/**
 * Whether a value has the shape of its form: groups, lists and tuples where the form has them. Screens show nothing
 * else; the check reports what a field contains. A missing part fits.
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
