import { valueAfter } from '../yaml-edits/value-after.ts';
import type { Act, Desk, DeskSetting, DeskState } from './protocol.ts';
import type { EditedSite } from './edited-site.ts';
import { Refused } from './http-desk.ts';
import { words } from './words.ts';

/** What the page shows. */
export interface Shown extends DeskState {
  site: EditedSite;
  setting: DeskSetting;
  /** What was typed last is on its way. */
  isKeeping: boolean;
  /** The desk answers. */
  isThere: boolean;
  /** Why something was not done. */
  refused?: string | undefined;
  /** What the last act did out of sight, in words, and what takes that back. */
  gone?: Gone | undefined;
}

interface Gone {
  what: string;
  back: 'undo' | 'redo';
}

/** Typing is sent after a pause of this many milliseconds. */
const pause = 40;

/**
 * The draft as the page has it: what is typed shows at once and is sent to the desk in order; what the desk answers,
 * and what others do, comes in.
 */
export class DeskStore {
  readonly desk: Desk;
  private shown: Shown;
  private waiting: Act[] = [];
  /** What was asked of the desk last: one question at a time, or an answer would be taken for older than it is. */
  private lastTurn: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  static async open(desk: Desk, site: EditedSite): Promise<DeskStore> {
    const [setting, state] = await Promise.all([desk.setting(), desk.read()]);
    return new DeskStore(desk, { ...state, site, setting, isKeeping: false, isThere: true });
  }

  private constructor(desk: Desk, shown: Shown) {
    this.desk = desk;
    this.shown = shown;
    desk.follow(
      (version) => void this.hear(version),
      (isThere) => {
        if (isThere !== this.shown.isThere) this.show({ isThere });
        if (isThere) void this.send();
      },
    );
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly current = () => this.shown;

  /** Makes a change, here at once and then at the desk; `gone`: what it takes away, in words. */
  readonly write = (act: Act, gone?: string) => {
    // An act that cannot be made here must not wait to be sent either.
    const values = valuesAfter(this.shown.values, act);
    this.waiting = [...withoutOvertaken(this.waiting, act), act];
    this.show({
      values,
      saved: { ...savedBefore(this.shown, act), ...this.shown.saved },
      isKeeping: true,
      refused: undefined,
      gone: gone === undefined ? undefined : { what: gone, back: 'undo' },
    });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), act.key === undefined ? 0 : pause);
  };

  /** Asks the desk for something else, after what is waiting has been sent. */
  readonly ask = async (what: (desk: Desk) => Promise<DeskState>): Promise<boolean> => {
    clearTimeout(this.timer);
    if (this.shown.gone !== undefined) this.show({ gone: undefined });
    return this.inTurn(async () => {
      await this.sendWaiting();
      try {
        this.take(await what(this.desk));
        return true;
      } catch (error) {
        return this.fail(error);
      }
    });
  };

  readonly undo = () => this.goBack('undo');

  readonly redo = () => this.goBack('redo');

  private async goBack(way: 'undo' | 'redo') {
    let what: string | null = null;
    const isDone = await this.ask((desk) => {
      // By now the desk has everything that was typed, and has said what its last act was.
      what = way === 'undo' ? this.shown.undoes : this.shown.redoes;
      return desk[way]();
    });
    if (!isDone || what === null) return;
    this.show({
      gone:
        way === 'undo'
          ? { what: words.isUndone(what), back: 'redo' }
          : { what: words.isRedone(what), back: 'undo' },
    });
  }

  /** Saves, and knows who did it the next time. */
  readonly save = async (by: string): Promise<boolean> => {
    const isDone = await this.ask((desk) => desk.save(by));
    if (isDone) this.show({ setting: { ...this.shown.setting, person: by } });
    return isDone;
  };

  /** Asks for something that does not change the draft; undefined when it was refused, and why is shown. */
  readonly tell = async <Reply>(
    what: (desk: Desk) => Promise<Reply>,
  ): Promise<Reply | undefined> => {
    try {
      return await what(this.desk);
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  };

  readonly forgetRefusal = () => this.show({ refused: undefined });

  readonly forgetGone = () => this.show({ gone: undefined });

  private inTurn<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
    const turn = this.lastTurn.then(ask, ask);
    this.lastTurn = turn;
    return turn;
  }

  private readonly send = () => this.inTurn(() => this.sendWaiting());

  private async sendWaiting(): Promise<void> {
    try {
      for (;;) {
        const [act] = this.waiting;
        if (!act) break;
        const state = await this.desk.write(act);
        this.waiting = this.waiting.filter((one) => one !== act);
        this.take(state);
      }
    } catch (error) {
      if (error instanceof Refused) this.waiting = [];
      this.fail(error);
      if (error instanceof Refused) this.take(await this.desk.read());
    }
  }

  private hear(version: number) {
    return this.inTurn(async () => {
      if (version > this.shown.version) this.take(await this.desk.read(this.shown.version));
    });
  }

  private take(state: DeskState) {
    const there = new Set(state.files);
    const kept = Object.entries(this.shown.values).filter(([file]) => there.has(file));
    const values = { ...Object.fromEntries(kept), ...state.values };
    this.show({
      ...state,
      // What was typed meanwhile is not in the answer yet.
      values: this.waiting.reduce(valuesAfter, values),
      isKeeping: this.waiting.length > 0,
      isThere: true,
    });
  }

  private fail(error: unknown): false {
    if (error instanceof Refused) this.show({ refused: error.message });
    // The desk was stopped, or the computer sleeps: what is waiting stays until it is there again.
    else if (error instanceof TypeError) this.show({ isThere: false });
    else throw error;
    return false;
  }

  private show(change: Partial<Shown>) {
    this.shown = { ...this.shown, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Letters typed into a field before the last ones were sent need not be sent one by one. */
function withoutOvertaken(waiting: readonly Act[], { key, edits = [] }: Act): readonly Act[] {
  const last = waiting.at(-1);
  const [edit] = edits;
  const isOvertaken =
    waiting.length > 1 &&
    key !== undefined &&
    last?.key === key &&
    edits.length === 1 &&
    last.edits?.length === 1 &&
    edit!.edit.kind === 'set' &&
    last.edits[0]!.edit.kind === 'set';
  return isOvertaken ? waiting.slice(0, -1) : waiting;
}

function valuesAfter(values: Record<string, unknown>, act: Act): Record<string, unknown> {
  const next = { ...values };
  for (const { from, to } of act.rename ?? []) {
    next[to] = next[from];
    delete next[from];
  }
  for (const { file, value } of act.make ?? []) next[file] = value;
  for (const { file, edit } of act.edits ?? []) next[file] = valueAfter(next[file], edit);
  for (const file of act.drop ?? []) delete next[file];
  return next;
}

/** What was saved of the files that an act touches, before any: nobody has to wait for the desk to say so. */
const savedBefore = (
  { values }: Shown,
  { edits = [], make = [], rename = [], drop = [] }: Act,
): Record<string, unknown> =>
  Object.fromEntries([
    ...[...edits.map(({ file }) => file), ...drop].map((file) => [file, values[file]] as const),
    ...[...make.map(({ file }) => file), ...rename.map(({ to }) => to)].map(
      (file) => [file, null] as const,
    ),
  ]);
