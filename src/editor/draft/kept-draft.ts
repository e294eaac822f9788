import type { DraftEntry } from './draft-entry.ts';
import type { DraftLog, DraftState } from './draft-log.ts';
import { Draft } from './draft.ts';

/**
 * A tab that finds more than `most` new entries, as when it opens, cuts the log to the last `kept`; earlier acts can no
 * longer be undone.
 */
const lengthOfLog = { most: 3000, kept: 1000 };

/** A draft stored on this device: changes are logged before they take effect, in the same order in all tabs. */
export class KeptDraft {
  draft: Draft;
  private readonly log: DraftLog;
  private readonly length: typeof lengthOfLog;
  /** The number of the last entry applied here. */
  private last: number;

  /** Opens the draft of this device; `begin` provides the saved content for a new one. */
  static async open(
    log: DraftLog,
    begin: () => Promise<DraftState>,
    length = lengthOfLog,
  ): Promise<KeptDraft> {
    return log.alone('draft', async () => {
      let start = await log.start();
      if (!start) {
        start = { after: 0, state: await begin() };
        await log.restart(start.after, start.state);
      }
      const kept = new KeptDraft(log, start, length);
      await kept.catchUp();
      return kept;
    });
  }

  private constructor(
    log: DraftLog,
    { after, state }: { after: number; state: DraftState },
    length: typeof lengthOfLog,
  ) {
    this.log = log;
    this.length = length;
    this.last = after;
    this.draft = new Draft(state);
  }

  /** Appends the entry that `command` returns for the current draft. Returns all files changed since the last call. */
  async change(command: (draft: Draft) => DraftEntry | undefined): Promise<string[]> {
    return this.log.alone('draft', async () => {
      const files = await this.catchUp();
      const entry = command(this.draft);
      if (entry) {
        this.last = await this.log.append(entry);
        files.push(...this.draft.apply(entry));
      }
      return files;
    });
  }

  /** Applies the entries of other tabs. */
  read(): Promise<string[]> {
    return this.change(() => undefined);
  }

  private async catchUp(): Promise<string[]> {
    const entries = await this.log.entriesAfter(this.last);
    const isGap = entries.length > 0 && entries[0]!.number !== this.last + 1;
    if (isGap) return this.reopen();
    const { most, kept } = this.length;
    const oldest = entries.length > most ? entries.length - kept : 0;
    const files: string[] = [];
    for (const [index, { number, entry }] of entries.entries()) {
      if (oldest > 0 && index === oldest) await this.log.restart(this.last, this.draft.state);
      files.push(...this.draft.apply(entry));
      this.last = number;
    }
    return files;
  }

  /** Another tab has replaced entries by a snapshot before this one read them. */
  private async reopen(): Promise<string[]> {
    const start = (await this.log.start())!;
    const before = this.draft;
    this.draft = new Draft(start.state);
    this.last = start.after;
    const files = await this.catchUp();
    return [...new Set([...files, ...before.texts.keys(), ...this.draft.texts.keys()])];
  }
}
