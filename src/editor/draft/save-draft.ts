import { DeskRefused } from '../desk-refused.ts';
import { picturesUsed } from '../sync/shared-draft.ts';
import { words } from '../words.ts';
import type { CommitUnderWay, DraftEntry } from './draft-entry.ts';
import type { DraftLog } from './draft-log.ts';
import type { Draft } from './draft.ts';
import { tidyName } from './tidy-name.ts';
import type { SavedContent } from './saved-content.ts';
import type { DescribedParts, StateForPage } from './state-for-page.ts';

/** The parts of a desk that `saveDraft` uses. */
export interface SaveParts extends Pick<DescribedParts, 'kept' | 'check' | 'pictures'> {
  log: DraftLog;
  content: SavedContent;
  state: StateForPage;
}

/**
 * Commits the whole draft, or sends it as a proposal, with its changes in words. Returns the files whose saved or
 * drafted text this changed; throws DeskRefused while the draft has conflicts, errors or pictures on another device.
 */
export async function saveDraft(
  parts: SaveParts,
  by: string,
  proposal?: CommitUnderWay['proposal'],
): Promise<string[]> {
  const { log, kept, content, state, check, pictures } = parts;
  const name = tidyName(by);
  await log.keepPerson(name);
  const linesToSave = (): string[] => {
    if (kept.draft.conflicts.length > 0) throw new DeskRefused(words.settleFirst);
    check.run();
    if (state.problems().some(({ severity }) => severity === 'error'))
      throw new DeskRefused(words.fixFirst);
    const [away] = Object.values(picturesUsed(kept.draft, pictures.away));
    if (away) throw new DeskRefused(words.pictureAway(away.device));
    const lines = state.inWords().changeLines();
    return lines.length > 0 ? lines : [words.onlyComments];
  };
  const tidied = (draft: Draft): DraftEntry | undefined => {
    linesToSave();
    return draft.tidy();
  };
  return content.commit(kept, name || words.somebody, tidied, linesToSave, proposal);
}
