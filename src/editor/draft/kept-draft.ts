import type { DraftEntry } from './draft-entry.ts';
import type { DraftLog, DraftState } from './draft-log.ts';
import { Draft } from './draft.ts';

/** A log of more than `most` entries keeps the last `kept`; the acts before them cannot be undone any more. */
const lengthOfLog = { most: 3000, kept: 1000 };

/** A draft that is kept on this device: every change is in the log before it takes effect, in all tabs in one order. */
export class KeptDraft {
  draft: Draft;
  private readonly log: DraftLog;
  private readonly length: typeof lengthOfLog;
  /** The last entry that took effect here. */
  private last: number;

  /** Opens the draft of this device; `begin` gives the saved content for a first one. */
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

  /**
   * Makes the entry that `command` returns for the draft as it is now, after what other tabs have added. Returns the files
   * that changed since the last call, whoever changed them.
   */
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

  /** Takes over what other tabs have added. */
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

  /** Another tab has forgotten entries that this one had not read. */
  private async reopen(): Promise<string[]> {
    const start = (await this.log.start())!;
    const before = this.draft;
    this.draft = new Draft(start.state);
    this.last = start.after;
    const files = await this.catchUp();
    return [...new Set([...files, ...before.texts.keys(), ...this.draft.texts.keys()])];
  }
}
