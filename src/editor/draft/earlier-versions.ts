import { DeskRefused } from '../desk-refused.ts';
import type { ChangedTexts } from '../history.ts';
import { words } from '../words.ts';
import { reasonOfErrors, versionsOf } from './revert-saves.ts';
import { isError } from './draft-check.ts';
import type { DraftValues } from './draft-values.ts';
import type { OpenedParts } from './page-desk-parts.ts';
import { saveDraft, type SaveParts } from './save-draft.ts';

type VersionParts = OpenedParts & SaveParts & { values: DraftValues };

/** Reverts earlier versions: in the draft, or one of them directly on the website. */
export class EarlierVersions {
  private readonly parts: VersionParts;

  constructor(parts: VersionParts) {
    this.parts = parts;
  }

  /** The reason why versions cannot be reverted in the draft, in words; null if they can. */
  async whyNot(ids: readonly string[], line?: number): Promise<string | null> {
    return this.reasonAgainst(await this.textsOf(ids, line));
  }

  /** The texts of versions that can be reverted in the draft; throws for others. */
  async reverted(ids: readonly string[], line?: number): Promise<ChangedTexts[]> {
    const versions = await this.textsOf(ids, line);
    const why = this.reasonAgainst(versions);
    if (why !== null) throw new DeskRefused(why);
    return versions;
  }

  /**
   * Publishes the saved content without the changes of one version. The draft then has these changes, and still has its
   * own.
   */
  async takeBack(id: string, by: string): Promise<void> {
    const { kept, check } = this.parts;
    const versions = await this.textsOf([id]);
    let isReplaced = false;
    await kept.change((draft) => {
      const entry = draft.leaveOut(versions);
      isReplaced = entry !== undefined;
      return entry;
    });
    try {
      if (kept.draft.changedFiles().length === 0) throw new DeskRefused(words.takenBackAlready);
      check.run();
      if (check.problems.some(isError)) throw new DeskRefused(words.neededLater);
      await saveDraft(this.parts, by);
    } finally {
      if (isReplaced) await kept.change((draft) => draft.undo());
    }
  }

  private textsOf(ids: readonly string[], line?: number) {
    return versionsOf(this.parts.workspace, ids, line, this.parts.values);
  }

  private reasonAgainst(versions: readonly ChangedTexts[]): string | null {
    const { kept, check } = this.parts;
    return reasonOfErrors(check.newErrors(kept.draft.textsWithout(versions)));
  }
}
