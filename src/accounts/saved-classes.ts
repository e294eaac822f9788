import { AccountError, type Cause } from './account-error.ts';
import { hintedClasses, isHinted, watchHint } from './hint.ts';
import type { Stored } from './stored-classes.ts';

/** Causes after which nobody has to press again: the wish is tried again when the network is back. */
const passing: readonly Cause[] = ['network', 'taking-too-long', 'page-outdated'];

/** What a visitor wants of one class and the account does not hold yet. */
interface Wish {
  keep: boolean;
  /** Set while the wish waits for the network: tries again at once. */
  wake?: () => void;
}

/** Brings a wish to the account. A failure is an AccountError. */
type Store = (id: string, keep: boolean) => Promise<Stored>;

/**
 * The saved classes as a page shows them: what the account is known to hold, with the wishes that are on their way to
 * it. Of each class the last wish wins, and one that fails takes back itself and no other.
 */
export class SavedClasses {
  readonly #store: Store;
  readonly #pending = new Map<string, Wish>();
  readonly #underWay = new Map<string, Promise<Stored>>();
  readonly #followers = new Set<() => void>();
  #ids: readonly string[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /** As long as nothing changes this is the same array. */
  get ids(): readonly string[] {
    const stored = isHinted() ? hintedClasses() : [];
    const wished = [...this.#pending].filter(([, { keep }]) => keep).map(([id]) => id);
    const ids = [...new Set([...stored, ...wished])].filter(
      (id) => this.#pending.get(id)?.keep !== false,
    );
    if (ids.join() !== this.#ids.join()) this.#ids = ids;
    return this.#ids;
  }

  /** The wishes that are not stored yet, by class. */
  get pending(): ReadonlyMap<string, Wish> {
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

  /** Settles when the account holds it, or has refused the last wish for this class. */
  keep(id: string): Promise<Stored> {
    return this.#wish(id, true);
  }

  drop(id: string): Promise<Stored> {
    return this.#wish(id, false);
  }

  #wish(id: string, keep: boolean): Promise<Stored> {
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
      const wish = this.#pending.get(id)!;
      const isLast = () => this.#pending.get(id) === wish;
      const answer = await this.#store(id, wish.keep).catch((error: AccountError) => error);
      if (!isLast()) continue;
      const failed = answer instanceof AccountError;
      if (!failed || !passing.includes(answer.reason)) this.#set(id, undefined);
      if (!failed) return answer;
      if (!passing.includes(answer.reason)) throw answer;
      await new Promise<void>((wake) => {
        this.#set(id, { keep: wish.keep, wake });
        void networkBack().then(wake);
      });
    }
  }

  #set(id: string, wish: Wish | undefined) {
    if (wish) this.#pending.set(id, wish);
    else this.#pending.delete(id);
    for (const changed of this.#followers) changed();
  }
}

let back: Promise<void> | undefined;

/** A network that only stumbles never says that it is back: tried again after so many milliseconds. */
const patience = 10_000;

/** One listener, however many wishes wait. */
const networkBack = () =>
  (back ??= new Promise((resolve) => {
    const heard = () => {
      back = undefined;
      clearTimeout(timer);
      removeEventListener('online', heard);
      resolve();
    };
    const timer = setTimeout(heard, patience);
    addEventListener('online', heard);
  }));

const outdated = () => {
  throw new AccountError('page-outdated');
};

/** The saved classes of this page. The code that talks to the account service is loaded at the first wish. */
export const savedClasses = new SavedClasses(async (id, keep) => {
  const [{ storeWish }, { backend }] = await Promise.all([
    import('./stored-classes.ts'),
    import('./load-backend.ts'),
  ]).catch(outdated);
  return storeWish(backend, id, keep);
});
