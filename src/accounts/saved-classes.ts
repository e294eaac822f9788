import { AccountError, type Cause } from './account-error.ts';
import { hintedClasses, isHinted, watchHint } from './session-hint.ts';
import type { Stored } from './stored-classes.ts';

/** In milliseconds. A flaky network may never fire "online", so waiting ends after this time. */
const longestWait = 10_000;

/** Temporary failures, retried when the network is back. */
const temporaryCauses: readonly Cause[] = ['network', 'taking-too-long', 'page-outdated'];

/** A change that the account has not stored yet. */
interface PendingChange {
  keep: boolean;
  /** Retries at once; set while the change waits for the network. */
  wake?: () => void;
}

/** Stores a change in the account; rejects with an AccountError. */
type Store = (id: string, keep: boolean) => Promise<Stored>;

/**
 * The saved classes as a page shows them: the stored ones with the pending changes applied. The last change of a class
 * wins, and a failed one reverts only itself.
 */
export class SavedClasses {
  readonly #store: Store;
  readonly #pending = new Map<string, PendingChange>();
  readonly #underWay = new Map<string, Promise<Stored>>();
  readonly #followers = new Set<() => void>();
  #ids: readonly string[] = [];
  #back: Promise<void> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The same array as long as nothing changes, as useSyncExternalStore requires. */
  get ids(): readonly string[] {
    const stored = isHinted() ? hintedClasses() : [];
    const kept = [...this.#pending].filter(([, { keep }]) => keep).map(([id]) => id);
    const ids = [...new Set([...stored, ...kept])].filter(
      (id) => this.#pending.get(id)?.keep !== false,
    );
    if (ids.join() !== this.#ids.join()) this.#ids = ids;
    return this.#ids;
  }

  /** The changes that are not stored yet, by the id of the class in the timetable: "monday-yoga-0900". */
  get pending(): ReadonlyMap<string, PendingChange> {
    return this.#pending;
  }

  subscribe(changed: () => void): () => void {
    this.#followers.add(changed);
    const stop = watchHint(changed);
    return () => {
      this.#followers.delete(changed);
      stop();
    };
  }

  /** Settles when the account has stored or refused the last change of this class. */
  keep(id: string): Promise<Stored> {
    return this.#change(id, true);
  }

  drop(id: string): Promise<Stored> {
    return this.#change(id, false);
  }

  #change(id: string, keep: boolean): Promise<Stored> {
    const before = this.#pending.get(id);
    this.#set(id, { keep });
    before?.wake?.();
    const known = this.#underWay.get(id);
    if (known) return known;
    const settled = this.#settle(id).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, settled);
    return settled;
  }

  async #settle(id: string): Promise<Stored> {
    for (;;) {
      const change = this.#pending.get(id)!;
      const isLast = () => this.#pending.get(id) === change;
      const answer = await this.#store(id, change.keep).catch((error: AccountError) => error);
      if (!isLast()) continue;
      const failed = answer instanceof AccountError;
      if (!failed || !temporaryCauses.includes(answer.reason)) this.#set(id, undefined);
      if (!failed) return answer;
      if (!temporaryCauses.includes(answer.reason)) throw answer;
      await new Promise<void>((wake) => {
        this.#set(id, { keep: change.keep, wake });
        void this.#networkBack().then(wake);
      });
    }
  }

  /** One listener for all pending changes. */
  #networkBack(): Promise<void> {
    return (this.#back ??= new Promise((resolve) => {
      const heard = () => {
        this.#back = undefined;
        clearTimeout(timer);
        removeEventListener('online', heard);
        resolve();
      };
      const timer = setTimeout(heard, longestWait);
      addEventListener('online', heard);
    }));
  }

  #set(id: string, change: PendingChange | undefined) {
    if (change) this.#pending.set(id, change);
    else this.#pending.delete(id);
    for (const changed of this.#followers) changed();
  }
}

const outdated = () => {
  throw new AccountError('page-outdated');
};

/** The saved classes of this page. The account service is loaded at the first change. */
export const savedClasses = new SavedClasses(async (id, keep) => {
  const [{ storeClassChange }, { backend }] = await Promise.all([
    import('./stored-classes.ts'),
    import('./load-backend.ts'),
  ]).catch(outdated);
  return storeClassChange(backend, id, keep);
});
