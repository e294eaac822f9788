import { AccountError, noAnswer } from './account-error.ts';
import { lastKnownClasses, seemsSignedIn, watchRemembered } from './remembered-session.ts';
import type { Stored } from './stored-classes.ts';

/** After this many milliseconds a change that got no answer is tried once more. */
const retryAfter = 2_000;

/** Stores a change in the account, unless the session has ended by then; rejects with an AccountError. */
type Store = (id: string, keep: boolean, hasEnded: () => boolean) => Promise<Stored>;

/**
 * The saved classes as a page shows them: the stored ones (stored-classes.ts) with the pending changes applied. The
 * last change of a class wins, and a failed one reverts only itself.
 */
export class SavedClasses {
  readonly #store: Store;
  /** Whether to keep or drop each class whose change is not stored yet. A sign-out replaces this map and the next. */
  #pending = new Map<string, boolean>();
  #underWay = new Map<string, Promise<Stored | undefined>>();
  #followsSession = false;
  readonly #followers = new Set<() => void>();
  #ids: readonly string[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /** The ids of the saved classes; the same array while nothing changes, as useSyncExternalStore requires. */
  get ids(): readonly string[] {
    const kept = [...this.#pending.keys()].filter((id) => this.#pending.get(id));
    const ids = seemsSignedIn()
      ? [...new Set([...lastKnownClasses(), ...kept])].filter(
          (id) => this.#pending.get(id) !== false,
        )
      : [];
    if (ids.join() !== this.#ids.join()) this.#ids = ids;
    return this.#ids;
  }

  /** Whether the last change of a class, such as "monday-yoga-0900", is not stored yet. */
  isPending(id: string): boolean {
    return this.#pending.has(id);
  }

  subscribe(changed: () => void): () => void {
    this.#followers.add(changed);
    const stop = watchRemembered(changed);
    return () => {
      this.#followers.delete(changed);
      stop();
    };
  }

  /**
   * Resolves once the account has stored the last change of this class, or with undefined if the visitor has signed
   * out meanwhile; rejects if the account has refused it.
   */
  keep(id: string): Promise<Stored | undefined> {
    return this.#change(id, true);
  }

  drop(id: string): Promise<Stored | undefined> {
    return this.#change(id, false);
  }

  #change(id: string, keep: boolean): Promise<Stored | undefined> {
    this.#followSession();
    this.#pending.set(id, keep);
    this.#notify();
    const underWay = this.#underWay;
    let stored = underWay.get(id);
    if (!stored) {
      stored = this.#storeLastChange(id).finally(() => underWay.delete(id));
      underWay.set(id, stored);
    }
    return stored;
  }

  /** Drops all pending changes at a sign-out, so that none is shown to, or stored for, the next person. */
  #followSession() {
    if (this.#followsSession) return;
    this.#followsSession = true;
    watchRemembered(() => {
      if (seemsSignedIn()) return;
      this.#pending = new Map();
      this.#underWay = new Map();
      this.#notify();
    });
  }

  async #storeLastChange(id: string): Promise<Stored | undefined> {
    const pending = this.#pending;
    const hasEnded = () => this.#pending !== pending;
    for (let retried = false; ;) {
      const keep = pending.get(id)!;
      const answer = await this.#store(id, keep, hasEnded).catch((error: AccountError) => error);
      if (hasEnded()) return undefined;
      // The visitor has pressed again meanwhile.
      if (pending.get(id) !== keep) continue;
      if (answer instanceof AccountError && answer.reason === 'no-answer' && !retried) {
        retried = true;
        await new Promise((resolve) => setTimeout(resolve, retryAfter));
        if (hasEnded()) return undefined;
        continue;
      }
      pending.delete(id);
      this.#notify();
      if (answer instanceof AccountError) throw answer;
      return answer;
    }
  }

  #notify() {
    for (const changed of this.#followers) changed();
  }
}

/** The saved classes of this page. The account service is loaded at the first change. */
export const savedClasses = new SavedClasses(async (id, keep, hasEnded) => {
  const [{ storeClassChange }, { backend }] = await Promise.all([
    import('./stored-classes.ts'),
    import('./load-backend.ts'),
  ]).catch(noAnswer);
  return storeClassChange(backend, id, keep, hasEnded);
});
