import type { Report } from '../../checker/check-between.ts';
import type { Problem } from '../../checker/problem.ts';
import type { Change, ChangedPlace, DeskConflict, DeskProblem, DeskState } from '../protocol.ts';
import type { Names } from '../names.ts';
import { words } from '../words.ts';
import { filesBetween } from './revert-saves.ts';
import { ActOfPlace } from './act-of-place.ts';
import { actInWords, backOf, groupByAct } from './acts-in-words.ts';
import type { PlaceChange } from './place-change.ts';
import { changesBetween } from './changes.ts';
import { conflictInWords } from './conflicts.ts';
import type { FileConflict } from './draft-entry.ts';
import type { Draft } from './draft.ts';
import type { AppliedAct } from './undo-stack.ts';
import type { DraftedSite } from './drafted-site.ts';
import { valueOf, type DraftValues } from './draft-values.ts';
import { atDesk } from './problems/at-desk.ts';

/** Describes a draft in words: problems, changes, conflicts, names. */
export class DraftInWords {
  private readonly site: DraftedSite;
  private readonly draft: Draft;
  private readonly values: DraftValues;
  private readonly ids: Report['ids'];
  private readonly names: Names;

  /** `ids`: the ids declared by the draft, as found by the check. */
  constructor(site: DraftedSite, draft: Draft, values: DraftValues, ids: Report['ids']) {
    this.site = site;
    this.draft = draft;
    this.values = values;
    this.ids = ids;
    this.names = values.names();
  }

  problems(found: readonly Problem[]): readonly DeskProblem[] {
    const { draftValueOf, savedValueOf, formOf } = this.values;
    const content = {
      valueOf: draftValueOf,
      savedValueOf,
      formOf,
      names: this.names,
      read: valueOf,
      ids: this.ids,
      files: () => [...this.draft.texts.keys()],
      textOf: (file: string) => this.draft.texts.get(file) ?? '',
    };
    return found.filter(({ file }) => formOf(file)).map((problem) => atDesk(problem, content));
  }

  /** The files with changes that are described: not those in which comments alone have changed. */
  changedFiles(): string[] {
    return [...new Set(this.changes().flatMap(({ places }) => places.map(({ file }) => file)))];
  }

  /** The unsaved changes, one for each act. */
  changes(): Change[] {
    const acts = new ActOfPlace(this.draft);
    return groupByAct(this.changedPlaces(), (place) => acts.find(place)).map((own) => ({
      ...actInWords(own, this.site.sentenceOfAct, this.names),
      places: own.map(({ file, path, what, before, after }) => ({
        file,
        path,
        what,
        ...(before !== undefined && after !== undefined && { before, after }),
      })),
      back: backOf(own, this.values.draftValueOf),
    }));
  }

  private changedPlaces(): PlaceChange[] {
    const { formOf, savedValueOf, draftValueOf } = this.values;
    const between = this.draft.changedFiles().flatMap((file) => {
      const form = formOf(file);
      const before = savedValueOf(file);
      const wasBroken = before === null && this.draft.saved.has(file);
      return form ? [{ file, form, wasBroken, before, after: draftValueOf(file) }] : [];
    });
    return changesBetween(between, this.names);
  }

  /** The changed places as the history stores them, one line each. */
  changeLines(): string[] {
    return this.changedPlaces().map(
      (place) => this.site.sentenceOfAct([place], this.names)?.what ?? inOneLine(place),
    );
  }

  conflict(one: FileConflict): DeskConflict {
    return conflictInWords(one, this.values, this.names);
  }

  conflicts(): DeskConflict[] {
    return this.draft.conflicts.map((one) => this.conflict(one));
  }

  /** Everything that can be referred to, by kind, as id and name. */
  things(): DeskState['things'] {
    const nameOf = (kind: string, id: string) =>
      kind === 'page' ? this.names.page(id, this.values.draftValueOf) : this.names.thing(kind, id);
    return Object.fromEntries(
      [...this.ids].map(([kind, ids]) => [kind, ids.map((id) => [id, nameOf(kind, id)] as const)]),
    );
  }

  undoAndRedo(): Pick<DeskState, 'undoes' | 'redoes'> {
    return {
      undoes: this.describeAct(this.draft.steps.undoes),
      redoes: this.describeAct(this.draft.steps.redoes),
    };
  }

  private describeAct(act: AppliedAct | undefined): string | null {
    if (!act) return null;
    const texts = Object.fromEntries(
      Object.entries(act.after).map(([file, after]) => [
        file,
        { before: act.before[file] ?? null, after },
      ]),
    );
    const files = filesBetween(texts, this.values.formOf, valueOf);
    const [places] = groupByAct(changesBetween(files, this.names), () => act);
    return places ? actInWords(places, this.site.sentenceOfAct, this.names).what : words.lastAct;
  }
}

/** "Experts: price ₹1,150 → ₹1,250" */
function inOneLine({ what, before, after }: ChangedPlace): string {
  if (before === undefined || after === undefined) return what;
  return [before, after].includes(words.nothing)
    ? words.insteadOf(what, after, before)
    : `${what} ${before} → ${after}`;
}
