import { useState } from 'react';
import { isSame } from '../../yaml-edits/value-at.ts';
import { valueAt } from '../place-in-words.ts';
import { useShown, useStore } from '../use-desk.ts';
import { idOf, type Place } from './field-control.ts';

/** A field was overtaken: another window changed its value after it was edited here. */
export interface Overtaken {
  /** The value last written here. */
  mine: unknown;
  settle: (by: 'mine' | 'theirs') => void;
}

interface Written {
  at: string;
  value: unknown;
  /** The value before the first edit. */
  before: unknown;
  wentBack: number;
}

/** Detects that another window changed the value that somebody is editing. */
export function useOvertaken(
  { file, path }: Place,
  value: unknown,
  change: (next: unknown, isTyped?: boolean) => void,
) {
  const store = useStore();
  const { wentBack } = useShown();
  // The component may now show another place, such as the next chosen class.
  const at = idOf({ file, path });
  const [written, setWritten] = useState<Written>();
  const [lost, setLost] = useState<Written>();
  if (written?.at === at && !isSame(written.value, value)) {
    setWritten(undefined);
    // Undo here is no conflict, nor is a change in another window back to the previous value.
    if (written.wentBack === wentBack && !isSame(written.before, value)) setLost(written);
  }
  if (lost && isSame(lost.value, value)) setLost(undefined);
  const write = (next: unknown, isTyped?: boolean) => {
    change(next, isTyped);
    setLost(undefined);
    const now = store.current().values[file];
    const before = written?.at === at ? written.before : value;
    // The edit may have renamed the file.
    setWritten(now === undefined ? undefined : { at, value: valueAt(now, path), before, wentBack });
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
