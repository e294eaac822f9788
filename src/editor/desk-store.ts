import { proxy } from 'comlink';
import { savedBefore, valuesAfter, withPendingActs } from './pending-acts.ts';
import type { Act, Desk, DeskState } from './protocol.ts';
import { inOrder } from './in-order.ts';
import { isExpected, reasonOf } from './reason-of.ts';
import type { Session } from './session.ts';
import { shownAtFirst, type Shown } from './shown.ts';
import type { EditedSite } from './edited-site.ts';
import { WaitingActs, type KeptActs } from './waiting-acts.ts';
import type { PendingRequest } from './pending-request.ts';
import { words } from './words.ts';

/** In milliseconds: typing is sent after this pause. */
const typingPause = 40;

/** The state of the draft in the page: changes show at once, are sent in order, and are then confirmed by the desk. */
export class DeskStore {
  readonly desk: Desk;
  readonly work: PendingRequest;
  private shown: Shown;
  /** The values that the desk has confirmed. */
  private confirmed: Record<string, unknown>;
  private readonly waiting: WaitingActs;
  private readonly enqueue = inOrder();
  /** The message to show when the running act is stopped. */
  private stopped: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  static async open(
    desk: Desk,
    site: EditedSite,
    work: PendingRequest,
    kept: KeptActs,
    session?: Session,
  ): Promise<DeskStore> {
    const left = kept.read();
    const [setting, state] = await Promise.all([desk.setting(), desk.read()]);
    const shown = shownAtFirst({ ...state, site, setting, session });
    const store = new DeskStore(desk, work, kept, shown);
    // Acts from just before the last reload, which the desk has not confirmed.
    for (const act of left) store.write(act);
    return store;
  }

  private constructor(desk: Desk, work: PendingRequest, kept: KeptActs, shown: Shown) {
    this.desk = desk;
    this.work = work;
    this.waiting = new WaitingActs(kept);
    this.shown = shown;
    this.confirmed = shown.values;
    // Proxies, because the desk may run in a worker.
    void desk.follow(
      proxy((version) => void this.onVersion(version)),
      proxy((connection) => connection !== this.shown.connection && this.show({ connection })),
      proxy((sync) => this.show({ sync })),
    );
  }

  /** Calls `listener` after each change; returns a function that ends that. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly current = () => this.shown;

  /** Applies a change at once, then sends it; `gone` is the message about a removed item, with an Undo button. */
  readonly write = (act: Act, gone?: string) => {
    const values = valuesAfter(this.shown.values, act);
    if (!values) return this.show({ refused: words.doesNotFit });
    this.waiting.add(act);
    this.show({
      values,
      saved: { ...savedBefore(this.shown, act), ...this.shown.saved },
      isKeeping: true,
      refused: undefined,
      gone: gone === undefined ? undefined : { what: gone, back: 'undo' },
    });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), act.key === undefined ? 0 : typingPause);
  };

  /** Sends the pending acts, then a request that changes the draft; `busy` is its progress message: "Saving …". */
  readonly ask = async (
    busy: string,
    what: (desk: Desk) => Promise<DeskState>,
  ): Promise<boolean> => {
    const isDone = this.request(busy, async (desk) => {
      clearTimeout(this.timer);
      await this.send();
      // Typing continues meanwhile: the desk answers in the order of its states.
      this.receive(await what(desk));
      return true;
    });
    return (await isDone) === true;
  };

  /** Performs an act that the desk proposed for a version: a button beside a problem or a change. */
  readonly accept = (act: Act, of: number) =>
    this.ask(words.changing, (desk) => desk.write({ ...act, of }));

  readonly undo = () => this.goBack('undo');

  readonly redo = () => this.goBack('redo');

  private async goBack(way: 'undo' | 'redo') {
    const isUndo = way === 'undo';
    let what: string | null = null;
    this.show({ wentBack: this.shown.wentBack + 1 });
    const isDone = await this.ask(isUndo ? words.undoing : words.redoing, (desk) => {
      // All acts are sent by now, so this is the description from the desk.
      what = isUndo ? this.shown.undoes : this.shown.redoes;
      return desk[way]();
    });
    if (!isDone || what === null) return;
    const said = (isUndo ? words.isUndone : words.isRedone)(what);
    this.show({ gone: { what: said, back: isUndo ? 'redo' : 'undo' } });
  }

  /** Saves, and remembers the name for the next save. */
  readonly save = async (by: string): Promise<boolean> => {
    const isDone = await this.ask(words.saving, (desk) => desk.save(by));
    if (isDone) this.show({ setting: { ...this.shown.setting, person: by } });
    return isDone;
  };

  /** Runs an act, unless another one is running. If it is refused, shows the reason and returns undefined. */
  readonly request = async <Reply>(
    busy: string,
    what: (desk: Desk) => Promise<Reply>,
  ): Promise<Reply | undefined> => {
    if (this.shown.busy !== undefined) return undefined;
    this.stopped = undefined;
    this.show({ busy, gone: undefined });
    try {
      return await this.load(what);
    } finally {
      this.show({ busy: undefined });
    }
  };

  /** Cancels the running act. A commit that was sent cannot be cancelled: it completes in the background. */
  readonly stop = () => {
    const step = this.work.step() ?? '';
    this.stopped = /commit|propose$/.test(step) ? words.saveGoesOn : words.stopped;
    this.work.stop();
  };

  /** Loads data that changes nothing. If that is refused, shows the reason and returns undefined. */
  readonly load = async <Reply>(what: (desk: Desk) => Promise<Reply>): Promise<Reply | undefined> =>
    what(this.desk).catch((error: unknown) => this.fail(error));

  /** Shows a message that something was refused. */
  readonly refuse = (why: string) => this.show({ refused: why });

  /** Closes a message. */
  readonly forget = (what: 'refused' | 'gone') => this.show({ [what]: undefined });

  private readonly send = () => this.enqueue(() => this.sendWaiting());

  private async sendWaiting(): Promise<void> {
    try {
      for (;;) {
        const [act] = this.waiting.all;
        if (!act) break;
        const state = await this.desk.write(act);
        this.waiting.remove(act);
        this.receive(state);
      }
    } catch (error) {
      this.waiting.clear();
      this.fail(error);
      this.receive(await this.desk.read());
    }
  }

  private onVersion(version: number) {
    return this.enqueue(async () => {
      if (version > this.shown.version) this.receive(await this.desk.read(this.shown.version));
    });
  }

  private receive(state: DeskState) {
    const there = new Set(state.files);
    const kept = Object.entries(this.confirmed).filter(([file]) => there.has(file));
    this.confirmed = { ...Object.fromEntries(kept), ...state.values };
    this.show(withPendingActs(state, this.confirmed, this.waiting.all));
  }

  private fail(error: unknown): undefined {
    const stopped = (error as Error).name === 'NotReached' ? this.stopped : undefined;
    this.show({ refused: stopped ?? reasonOf(error) });
    if (!isExpected(error)) throw error;
  }

  private show(change: Partial<Shown>) {
    this.shown = { ...this.shown, ...change };
    for (const listener of this.listeners) listener();
  }
}
