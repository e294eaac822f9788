import type { CommitReply, Head, HistoryFault, Workspace } from '../workspace/workspace.ts';
import { DeskRefused } from '../desk-refused.ts';
import { words } from '../words.ts';
import { committed, headMoved, notCommitted, proposed } from './head-entries.ts';
import type { CommitUnderWay, DraftEntry } from './draft-entry.ts';
import type { DraftLog, DraftState } from './draft-log.ts';
import type { Draft } from './draft.ts';
import type { KeptDraft } from './kept-draft.ts';

/**
 * The saved content that a draft is based on: merges its newest state (the head) into the draft, and commits the draft.
 * A lock lets one tab do so at a time.
 */
export class SavedContent {
  private readonly log: DraftLog;
  private readonly workspace: Workspace;
  private readonly lookInterval: number;
  private head: Head | undefined;
  private looked: Promise<Head> | undefined;
  private lookedAt = -Infinity;

  /** `lookInterval` in milliseconds: the workspace is asked for its head at most this often. */
  constructor(log: DraftLog, workspace: Workspace, lookInterval = 0) {
    this.log = log;
    this.workspace = workspace;
    this.lookInterval = lookInterval;
  }

  /** Sizes in bytes of the pictures in a folder, by name. */
  picturesIn(folder: string): Map<string, number> {
    return new Map(
      Object.entries(this.head?.files ?? {}).flatMap(([name, { size }]) =>
        name.startsWith(`${folder}/`) ? [[name.slice(folder.length + 1), size]] : [],
      ),
    );
  }

  /** Loads the last known head, for use offline. */
  async remember(): Promise<void> {
    this.head = await this.log.lastHead();
  }

  /** Whether this is the head that is known here. */
  isAt(head: string): boolean {
    return this.head?.id === head;
  }

  /** The hash of a file of the head. */
  hashOf(file: string): string {
    return this.head!.files[file]!.hash;
  }

  /** A draft without changes. */
  async begin(): Promise<DraftState> {
    const { head, saved } = await this.whole(await this.workspace.head());
    await this.keep(head);
    return { head: head.id, saved: [...saved], texts: [...saved], conflicts: [] };
  }

  /** Resolves a commit whose response was lost, then merges a new head; returns the files that changed in the draft. */
  follow(kept: KeptDraft): Promise<string[]> {
    return this.log.alone('head', async () => {
      // Another tab may know the outcome of the commit.
      const files = await kept.read();
      if (kept.draft.underWay) files.push(...(await this.send(kept)));
      const head = await this.newest(kept);
      if (head.id === this.head?.id && head.id === kept.draft.head) return files;
      return [...files, ...(await this.take(kept, head))];
    });
  }

  /** The newest head as far as it is known; rejects as long as the last look failed. */
  private async newest(kept: KeptDraft): Promise<Head> {
    const isRecent = performance.now() - this.lookedAt < this.lookInterval;
    if (isRecent && this.isAt(kept.draft.head)) {
      await this.looked;
      return this.head!;
    }
    this.lookedAt = performance.now();
    this.looked = this.workspace.head();
    return this.looked;
  }

  /**
   * Commits the whole draft. When no other tab can commit any more, `tidied` makes a last entry of the draft, then
   * `prepared` describes its changes; either throws to cancel the commit.
   */
  commit(
    kept: KeptDraft,
    by: string,
    tidied: (draft: Draft) => DraftEntry | undefined,
    prepared: () => readonly string[],
    proposal?: CommitUnderWay['proposal'],
  ): Promise<string[]> {
    return this.log.alone('head', async () => {
      const files = await kept.change(tidied);
      files.push(
        ...(await kept.change((draft) => {
          const lines = prepared();
          if (draft.changedFiles().length === 0) return undefined;
          const id = crypto.randomUUID();
          // In the draft of a proposal, every act leaves out or changes a part of it.
          const isAltered = typeof proposal === 'number' && draft.steps.undoes !== undefined;
          const commit = { id, base: draft.head, by, words: lines, proposal, isAltered };
          return { kind: 'commit', commit };
        })),
      );
      return kept.draft.underWay ? [...files, ...(await this.send(kept))] : files;
    });
  }

  /** Sends the pending commit, perhaps again, and logs its outcome. */
  private async send(kept: KeptDraft): Promise<string[]> {
    const { texts, proposal, ...commit } = kept.draft.underWay!;
    const pictures = (await this.log.pictures()).filter(({ name }) =>
      Object.values(texts).some((text) => text?.includes(name)),
    );
    const given = {
      ...commit,
      texts,
      pictures: Object.fromEntries(pictures.map(({ name, bytes }) => [name, bytes])),
    };
    const reply = await (proposal === 'new'
      ? this.workspace.proposals!.add(given)
      : this.workspace.commit({ ...given, proposal }));
    return this.end(
      kept,
      reply,
      pictures.map(({ name }) => name),
    );
  }

  private async end(kept: KeptDraft, reply: CommitReply, pictures: readonly string[]) {
    if (reply.kind === 'refused') {
      await kept.change(notCommitted);
      throw new DeskRefused(words.commitRefused[reply.why]);
    }
    if (reply.kind === 'moved') {
      const files = await this.take(kept, reply.head);
      // If nothing else has changed, no entry for a new head has ended the commit.
      await kept.change((draft) => (draft.underWay ? notCommitted(draft) : undefined));
      if (files.length > 0) throw new DeskRefused(words.savedMeanwhile);
      return files;
    }
    const isProposed = kept.draft.underWay!.proposal === 'new';
    const files = await kept.change((draft) =>
      isProposed ? proposed(draft) : committed(draft, reply.head.id),
    );
    if (!isProposed) await this.keep(reply.head);
    await this.log.removePictures(pictures);
    if (reply.lacks !== undefined) throw new DeskRefused(lackingBecause(reply.lacks));
    return files;
  }

  private async take(kept: KeptDraft, moved: Head): Promise<string[]> {
    const { head, saved } = await this.whole(moved, kept);
    const files = await kept.change((draft) => headMoved(draft, head.id, saved));
    await this.keep(head);
    return files;
  }

  private async keep(head: Head) {
    this.head = head;
    await this.log.keepHead(head);
  }

  /** A head with its texts; a newer one if files change while they are loaded. */
  private async whole(head: Head, kept?: KeptDraft) {
    for (;;) {
      const saved = await this.textsOf(head, kept);
      if (saved) return { head, saved };
      head = await this.workspace.head();
    }
  }

  /** Requests only unknown texts; undefined if one no longer exists. */
  private async textsOf(head: Head, kept?: KeptDraft): Promise<Map<string, string> | undefined> {
    const files = Object.entries(head.files).filter(([name]) => name.endsWith('.yaml'));
    const known = await this.textsWith(
      files.map(([, { hash }]) => hash),
      kept,
    );
    if (files.some(([, { hash }]) => !known.has(hash))) return undefined;
    return new Map(files.map(([file, { hash }]) => [file, known.get(hash)!]));
  }

  /** Texts by hash, of this head or an earlier one; without those that no longer exist. */
  async textsWith(hashes: readonly string[], kept?: KeptDraft): Promise<Map<string, string>> {
    const known = new Map<string, string>();
    if (kept && this.head?.id === kept.draft.head)
      for (const [file, text] of kept.draft.saved) known.set(this.head.files[file]!.hash, text);
    const missing = hashes.filter((hash) => !known.has(hash));
    if (missing.length > 0)
      for (const [hash, text] of Object.entries(await this.workspace.texts(missing)))
        known.set(hash, text);
    return known;
  }
}

const lackingBecause = (why: HistoryFault) => words.lacking(words.historyFaults[why]);
