import { withoutOverwritten } from './pending-acts.ts';
import type { Act } from './protocol.ts';

/** Storage of acts until the desk has confirmed them. */
export interface KeptActs {
  read: () => readonly Act[];
  keep: (acts: readonly Act[]) => void;
}

const name = 'waiting-acts';

/** Stored in the tab, so that a reload right after a key press loses nothing. */
export const actsOfTab: KeptActs = {
  read: () => JSON.parse(sessionStorage.getItem(name) ?? '[]') as Act[],
  keep: (acts) => sessionStorage.setItem(name, JSON.stringify(acts)),
};

/** The acts that the desk has not confirmed yet, in order. */
export class WaitingActs {
  all: readonly Act[] = [];
  private readonly kept: KeptActs;

  constructor(kept: KeptActs) {
    this.kept = kept;
  }

  add(act: Act) {
    const own = { id: crypto.randomUUID(), ...act };
    this.set([...withoutOverwritten(this.all, own), own]);
  }

  remove(act: Act) {
    this.set(this.all.filter((one) => one !== act));
  }

  clear() {
    this.set([]);
  }

  private set(acts: readonly Act[]) {
    this.all = acts;
    this.kept.keep(acts);
  }
}
