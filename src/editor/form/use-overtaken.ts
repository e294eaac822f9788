import { useState } from 'react';
import { valueAt } from '../place-in-words.ts';
import { useStore } from '../use-desk.ts';
import { idOf, type Place } from './field-context.ts';

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
  // The field may be shown for another place, as for the class that is chosen next.
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
    // What is written may have renamed the file.
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
    /** For the field; another window that comes to the front does not leave it. */
    leave: ({ target }: { target: EventTarget }) => {
      if (document.activeElement !== target) setWritten(undefined);
    },
  };
}
