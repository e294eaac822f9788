import { useState } from 'react';
import { valueAt } from '../place-in-words.ts';
import { useStore } from '../use-desk.ts';
import { idOf, type Place } from './field-context.ts';

export interface Overtaken {
  /** The value last written here. */
  mine: unknown;
  settle: (by: 'mine' | 'theirs') => void;
}

/** Detects that another window changed the value that somebody is editing. */
export function useOvertaken(
  { file, path }: Place,
  value: unknown,
  change: (next: unknown, isTyped?: boolean) => void,
) {
  const store = useStore();
  // The component may now show another place, such as the next chosen class.
  const at = idOf({ file, path });
  const [written, setWritten] = useState<{ at: string; value: unknown }>();
  const [lost, setLost] = useState<{ at: string; value: unknown }>();
  if (written?.at === at && JSON.stringify(written.value) !== JSON.stringify(value)) {
    setWritten(undefined);
    setLost(written);
  }
  const write = (next: unknown, isTyped?: boolean) => {
    change(next, isTyped);
    const now = store.current().values[file];
    // The edit may have renamed the file.
    setWritten(now === undefined ? undefined : { at, value: valueAt(now, path) });
  };
  const overtaken: Overtaken | undefined =
    lost?.at === at
      ? {
          mine: lost.value,
          settle: (by) => {
            setLost(undefined);
            if (by === 'mine') change(lost.value);
          },
        }
      : undefined;
  return {
    overtaken,
    write,
    /** Event handler for blur; ignored when another window comes to the front. */
    leave: ({ target }: { target: EventTarget }) => {
      if (document.activeElement !== target) setWritten(undefined);
    },
  };
}
