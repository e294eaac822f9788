/** In milliseconds: a tab that does not answer for this long is frozen, and loses the draft. */
const patience = 3000;

/** The draft of a device is held by one tab at a time. */
interface DraftLock {
  /** Whether this tab holds the draft now. */
  take: () => Promise<boolean>;
  /** Takes the draft over from another tab, which keeps its last action first. */
  takeOver: () => Promise<void>;
}

/**
 * The lock of a draft. When another tab asks for the draft, or has stolen it, `onLost` is called; `letGo` then keeps what
 * is not kept yet, before the other tab gets it.
 */
export function draftLock(name: string, letGo: () => Promise<void>, onLost: () => void): DraftLock {
  const lock = `desk-draft ${name}`;
  const channel = new BroadcastChannel(lock);
  let release: (() => void) | undefined;
  channel.addEventListener('message', () => {
    if (!release) return;
    const held = release;
    release = undefined;
    onLost();
    void letGo().finally(held);
  });

  /** Asks for the lock, and holds it until it is released or stolen. */
  const hold = (options: LockOptions) =>
    new Promise<boolean>((resolve) => {
      navigator.locks
        .request(lock, options, (granted) => {
          resolve(granted !== null);
          if (granted === null) return;
          return new Promise<void>((done) => (release = done));
        })
        .catch(({ name }: DOMException) => {
          // The browser forbids locks together with storage, so other tabs have their own drafts.
          if (name === 'SecurityError') return resolve(true);
          // Stolen by another tab, or not granted in time.
          if (release) onLost();
          release = undefined;
          resolve(false);
        });
    });
  return {
    take: () => hold({ ifAvailable: true }),
    async takeOver() {
      channel.postMessage('let-go');
      const isHeld = await hold({ signal: AbortSignal.timeout(patience) });
      if (!isHeld) await hold({ steal: true });
    },
  };
}
