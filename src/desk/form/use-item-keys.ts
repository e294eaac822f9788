import { useState } from 'react';
import { isSame } from '../draft/edit.ts';
import { itemsBefore } from '../draft/items-before.ts';

/** React keys that move with the items of a list, whoever moves these, so that open folds and the focus stay there. */
export function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [last, setLast] = useState({ items, keys: [...items.keys()] });
  if (isSame(last.items, items)) return last.keys;
  let free = Math.max(-1, ...last.keys);
  const keys = itemsBefore(last.items, items).map((was) =>
    was === undefined ? ++free : last.keys[was]!,
  );
  setLast({ items, keys });
  return keys;
}
