import type { DeskProblem, DeskState } from '../protocol.ts';
import { picturesUsed } from '../sync/shared-draft.ts';
import { DraftInWords } from './draft-in-words.ts';
import type { DraftPictures } from './draft-pictures.ts';
import type { DraftValues } from './draft-values.ts';
import type { DraftedSite } from './drafted-site.ts';
import type { KeptDraft } from './kept-draft.ts';
import type { RunningCheck } from './running-check.ts';

/** The parts of a draft that the page shows. */
export interface DescribedParts {
  site: DraftedSite;
  kept: KeptDraft;
  values: DraftValues;
  check: RunningCheck;
  pictures: DraftPictures;
}

/** Builds the state of the draft for the page, with the values of only those files that have changed. */
export class StateForPage {
  version = 1;
  private readonly parts: DescribedParts;
  /** The version last sent to the page. */
  private sentVersion = 0;
  private readonly versions = new Map<string, number>();
  /** The problems of the last finished check. */
  private problemsInWords: readonly DeskProblem[] = [];
  private hasNewProblems = false;
  /** The version that was checked. */
  private problemsOf = 1;

  constructor(parts: DescribedParts) {
    this.parts = parts;
  }

  /** The state, with only those `values` that are newer than `since`, usually the last sent version. */
  read(since = this.sentVersion): DeskState {
    this.sentVersion = this.version;
    const { site, values, check, pictures } = this.parts;
    const { draft } = this.parts.kept;
    const inWords = this.inWords();
    const { latestValid } = check;
    const files = [...draft.texts.keys()].sort();
    const fresh = files.filter((file) => this.isNewer(file, since));
    return {
      version: this.version,
      values: Object.fromEntries(
        fresh.map((file) => [file, values.valueOrNull(file, values.draftValueOf(file))]),
      ),
      saved: Object.fromEntries(
        draft
          .changedFiles()
          .map((file) => [file, values.valueOrNull(file, values.savedValueOf(file))]),
      ),
      files,
      problems: this.problems(),
      problemsOf: this.problemsOf,
      changes: inWords.changes(),
      conflicts: inWords.conflicts(),
      ...inWords.undoAndRedo(),
      isChecked: check.hasRun,
      hasPages: latestValid !== undefined,
      pagesAreBehind: check.hasRun && latestValid?.isBehind !== false,
      things: inWords.things(),
      facts: latestValid ? site.factsIn(latestValid.content) : {},
      pictures: pictures.shown,
      picturesAway: picturesUsed(draft, pictures.away),
    };
  }

  problems(): readonly DeskProblem[] {
    if (this.hasNewProblems)
      this.problemsInWords = this.inWords().problems(this.parts.check.problems);
    this.hasNewProblems = false;
    return this.problemsInWords;
  }

  /** Called when a check has finished. */
  hasChecked() {
    this.version++;
    this.problemsOf = this.version;
    this.hasNewProblems = true;
  }

  /** Whether a file has changed since a version. */
  isNewer(file: string, version: number): boolean {
    return (this.versions.get(file) ?? 1) > version;
  }

  hasChanged(files: readonly string[]) {
    this.version++;
    // Problems not yet described belong to an earlier text.
    this.hasNewProblems = false;
    for (const file of files) this.versions.set(file, this.version);
  }

  inWords(): DraftInWords {
    const { site, kept, values, check } = this.parts;
    return new DraftInWords(site, kept.draft, values, check.ids);
  }
}
