import { useState } from 'react';

/** React keys that move with the items of a list, so that open folds and the focus stay with their item. */
export function useItemKeys(length: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => numbered(length));
  // Somebody else changed the list, so the items can no longer be matched.
  if (keys.length !== length) setKeys(numbered(length));
  return {
    at: (index: number) => keys[index] ?? index,
    /** Returns the key of the new item. */
    insert: (index: number) => {
      const key = Math.max(-1, ...keys) + 1;
      setKeys(keys.toSpliced(index, 0, key));
      return key;
    },
    move: (from: number, to: number) =>
      setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, keys[from]!)),
    remove: (index: number) => setKeys(keys.toSpliced(index, 1)),
  };
}

const numbered = (length: number) => Array.from({ length }, (_, index) => index);
