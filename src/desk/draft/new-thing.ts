/* The first value of something that is added: empty fields, and an id that nothing else has. */

import { valueAt } from '../../content/path.ts';
import { longestName, shortNameOf } from '../../content/text/format.ts';
import { longestId } from '../../content/text/text-size.ts';
import type { Field } from '../../content/field.ts';
import type { DeskState } from './desk-state.ts';

/** An unused name made of a title, of at most `most` letters: "yoga", "yoga-2"; '' without Latin letters and digits. */
export function freeName(title: string, taken: readonly string[], most = longestName): string {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : `-${count}`;
    const name = shortNameOf(title, most - end.length);
    if (name === '' || !taken.includes(name + end)) return name && name + end;
  }
}

/** An unused id made of a name. */
export const freeId = (name: string, taken: readonly string[]) => freeName(name, taken, longestId);

/** A new list item, such as a class, with an unused id and some values; other fields are empty. */
export function newThing(
  field: Field,
  state: DeskState,
  others: readonly unknown[] = [],
  values: Readonly<Record<string, unknown>> = {},
): unknown {
  const blank = blankOf(field);
  const thing = field.kind === 'group' ? { ...(blank as object), ...values } : blank;
  return withOwnId(field, thing, state, others);
}

/** Gives a new item an unused id: from its form's label, or one above the highest number in its list. */
export function withOwnId(
  field: Field,
  thing: unknown,
  { things }: DeskState,
  others: readonly unknown[] = [],
): unknown {
  if (field.kind !== 'group') return thing;
  if (field.fields.some(([name, { kind }]) => name === 'id' && kind === 'number')) {
    const numbers = others.map((one) => Number(valueAt(one, ['id'])));
    return { ...(thing as object), id: Math.max(0, ...numbers.filter(Number.isInteger)) + 1 };
  }
  const [name, own] = field.fields.find(([, { kind }]) => kind === 'id') ?? [];
  if (name === undefined || own?.kind !== 'id' || own.declares === undefined) return thing;
  const taken = (things[own.declares] ?? []).map(([id]) => id);
  return { ...(thing as object), [name]: freeId(field.label, taken) };
}

/** The initial value of a new thing: its required fields, empty or with a default. */
export function blankOf(field: Field): unknown {
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
