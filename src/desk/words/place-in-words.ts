/* Puts the place of a field into words: "Experts: price". */

import { type Path, valueAt } from '../../content/path.ts';
import { fieldAt, type Field } from '../../content/field.ts';
import { uncapitalise } from '../../content/text/format.ts';
import { titleOf } from './in-words.ts';
import { fromId, type Names } from './names.ts';
import { fileInWords } from './site-names.ts';

/** Files whose items need no file name before their own: "Experts", not "Prices, Experts". */
const namedByTheirItems = ['plans.yaml', 'classes.yaml', 'trainers.yaml', 'faq.yaml'];

/**
 * Describes a place by the innermost named thing and the field: "Experts: price", "Monday, Cycling, 9:00 am – 10:00 am:
 * coach".
 */
export function placeInWords(
  file: string,
  form: Field,
  value: unknown,
  path: Path,
  names: Names,
): string {
  const things: string[] = [];
  const labels: string[] = [];
  for (let length = 1; length <= path.length; length++) {
    const at = path.slice(0, length);
    const field = fieldAt(form, at);
    const part = path[length - 1]!;
    if (typeof part === 'number' && field?.kind === 'group') {
      things.push(...labels.splice(0), titleOf(field, valueAt(value, at), names));
    } else if (
      field &&
      (field.kind === 'group' || field.kind === 'either' || length === path.length) &&
      typeof part === 'string'
    )
      labels.push(field.label);
    else if (field?.kind === 'list' && isOfValues(field) && typeof path[length] === 'number')
      labels.push(field.label);
    else if (!field) labels.push(fromId(String(part)));
  }
  const ownName = !namedByTheirItems.includes(file) || things.length === 0;
  const thing = [...(ownName ? [fileInWords(file, value)] : []), ...things].join(', ');
  const label = labels.map(lowered).join(', ');
  return label === '' ? thing : `${thing}: ${label}`;
}

/** Whether the items of a list are plain values without names. */
const isOfValues = ({ item }: Extract<Field, { kind: 'list' }>) => item.kind !== 'group';

const lowered = (label: string) => (/^\p{Lu}\p{Lu}/u.test(label) ? label : uncapitalise(label));
