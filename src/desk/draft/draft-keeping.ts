import type { Draft } from './draft.ts';
import { type DraftDatabase, isOutOfRoom } from './draft-database.ts';
import { words } from '../words/words.ts';

/** Keeps the newest draft on this device, one write at a time. */
export class DraftKeeping {
  private readonly database: DraftDatabase;
  private readonly newest: () => Draft;
  private readonly refuse: (why: string) => void;
  private running: Promise<void> | undefined;
  private isKept = true;

  /** `refuse` shows the reason why the draft cannot be kept. */
  constructor(database: DraftDatabase, newest: () => Draft, refuse: (why: string) => void) {
    this.database = database;
    this.newest = newest;
    this.refuse = refuse;
  }

  /** Resolves once the newest draft is kept. */
  keep(): Promise<void> {
    this.isKept = false;
    return (this.running ??= this.keepNewest().finally(() => (this.running = undefined)));
  }

  /** Asks for the newest draft to be kept beside a write that is running, because the tab is being closed. */
  keepAtOnce() {
    if (!this.isKept) void this.database.keepDraft(this.newest());
  }

  private async keepNewest(): Promise<void> {
    try {
      while (!this.isKept) {
        this.isKept = true;
        await this.database.keepDraft(this.newest());
      }
    } catch (error) {
      if (!isOutOfRoom(error)) console.error(error);
      this.refuse(
        isOutOfRoom(error)
          ? words.noRoom
          : 'The browser cannot keep your draft on this device now. Publish before you close the window.',
      );
    }
  }
}
