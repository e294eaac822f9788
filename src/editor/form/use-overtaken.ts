import { useState } from 'react';
import { valueAt } from '../place-in-words.ts';
import { useStore } from '../use-desk.ts';
import type { Place } from './field-context.ts';

export interface Overtaken {
  /** What was written here last. */
  mine: unknown;
  settle: (by: 'mine' | 'theirs') => void;
}

/** Notices that the value somebody is writing has become another one, which they did not write. */
export function useOvertaken(
  { file, path }: Place,
  value: unknown,
  change: (next: unknown, isTyped?: boolean) => void,
) {
  const store = useStore();
  const [written, setWritten] = useState<{ value: unknown }>();
  const [lost, setLost] = useState<{ value: unknown }>();
  if (written && JSON.stringify(written.value) !== JSON.stringify(value)) {
    setWritten(undefined);
    setLost(written);
  }
  const write = (next: unknown, isTyped?: boolean) => {
    change(next, isTyped);
    const now = store.current().values[file];
    // What is written may have renamed the file.
    setWritten(now === undefined ? undefined : { value: valueAt(now, path) });
  };
  const overtaken: Overtaken | undefined = lost && {
    mine: lost.value,
    settle: (by) => {
      setLost(undefined);
      if (by === 'mine') change(lost.value);
    },
  };
  return {
    overtaken,
    write,
    /** For the field; another window that comes to the front does not leave it. */
    leave: ({ target }: { target: EventTarget }) => {
      if (document.activeElement !== target) setWritten(undefined);
    },
  };
}
