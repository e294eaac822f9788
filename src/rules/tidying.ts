import type { FieldPath } from '../findings/finding.ts';
import type { YamlEdit } from '../yaml-edits/yaml-edit.ts';
import { valueAt } from '../yaml-edits/value-at.ts';

/** A note of the check about expired content, or about a price that has taken effect. */
interface ExpiryNote {
  code: string;
  data?: object | undefined;
  path?: FieldPath | undefined;
}

/**
 * The edits that remove the expired content of a note, or put its new price in place; none for other notes. `value` is
 * that of the whole file.
 */
export function tidyingEdits({ code, data, path }: ExpiryNote, value: unknown): YamlEdit[] {
  if (!path) return [];
  if (code === 'price-has-changed')
    return pricePutInPlace(data as { price: number; from: string }, path, value);
  return code === 'days-are-over' || code === 'special-day-is-over' ? [removal(path, value)] : [];
}

/**
 * Removes a list item, or with the last one its whole list, or a group of fields outside lists. The list of classes of
 * a weekday stays, even if it is empty.
 */
function removal(path: FieldPath, value: unknown): YamlEdit {
  const own = path.slice(0, -1);
  const index = own.at(-1);
  if (typeof index !== 'number') return { kind: 'take', path: own };
  const list = own.slice(0, -1);
  const isLast = (valueAt(value, list) as readonly unknown[]).length === 1;
  return isLast && list[0] !== 'classes'
    ? { kind: 'take', path: list }
    : { kind: 'remove', path: list, index };
}

/**
 * Sets a price that has taken effect as the plan's price. Among the dated prices, only later ones and temporary ones
 * remain.
 */
function pricePutInPlace(
  { price, from }: { price: number; from: string },
  path: FieldPath,
  value: unknown,
): YamlEdit[] {
  const list = path.slice(0, 3);
  const others = valueAt(value, list) as readonly { from: string; until?: string }[];
  const coming = others.filter((one) => one.from > from || one.until !== undefined);
  return [
    { kind: 'set', path: [...path.slice(0, 2), 'price'], value: price },
    coming.length === 0 ? { kind: 'take', path: list } : { kind: 'set', path: list, value: coming },
  ];
}
