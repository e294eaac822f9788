import { editsBetween } from '../../yaml-edits/edits-between.ts';
import { pathAfter, pathBefore } from '../../yaml-edits/path-after.ts';
import { isSame } from '../../yaml-edits/value-at.ts';
import type { YamlEdit, YamlPath } from '../../yaml-edits/yaml-edit.ts';
import { valueOf } from './draft-values.ts';
import type { Draft } from './draft.ts';
import type { PlaceOfChange } from './place-change.ts';
import type { AppliedAct } from './undo-stack.ts';

/** A step from the saved file to the drafted one; `act` is undefined for changes between acts, such as merges. */
interface Step {
  act?: AppliedAct;
  edits: readonly YamlEdit[];
}

/** Finds the act that made a change: the last one that wrote the place. */
export class ActOfPlace {
  private readonly draft: Draft;
  private readonly steps = new Map<string, readonly Step[]>();

  constructor(draft: Draft) {
    this.draft = draft;
  }

  /** The last act that wrote a place or something in it; undefined if no act did, or if it is no longer in the log. */
  find({ file, path, kind }: PlaceOfChange): AppliedAct | undefined {
    const steps = this.stepsOf(file).flatMap(({ act, edits }) =>
      edits.map((edit) => ({ act, edit })),
    );
    let at: YamlPath = path;
    for (const { act, edit } of kind === 'gone' ? steps : steps.toReversed()) {
      const isMove = kind === 'moved' && edit.kind === 'move';
      if (isMove && isSame(at, [...edit.path, edit.to])) return act;
      if (kind === 'written' && isInside(at, edit.path)) return act;
      const next = kind === 'gone' ? pathAfter(at, edit) : pathBefore(at, edit);
      if (next === undefined) return act;
      at = next;
    }
    return undefined;
  }

  private stepsOf(file: string): readonly Step[] {
    const known = this.steps.get(file);
    if (known) return known;
    const { saved, texts, steps: undo } = this.draft;
    const steps: Step[] = [];
    let text = saved.get(file) ?? null;
    for (const act of undo.unsaved.filter(({ after }) => file in after)) {
      // A file was back at its saved text here, so earlier acts do not explain its differences.
      if (act.before[file] === (saved.get(file) ?? null)) steps.length = 0;
      steps.push(
        { edits: editsOfTexts(text, act.before[file]!) },
        { act, edits: editsOf(act, file) },
      );
      text = act.after[file]!;
    }
    steps.push({ edits: editsOfTexts(text, texts.get(file) ?? null) });
    this.steps.set(file, steps);
    return steps;
  }
}

const isInside = (at: YamlPath, path: YamlPath) =>
  path.length > at.length && isSame(path.slice(0, at.length), at);

/** The edits of each act by file: computed once, because a draft has many acts. */
const editsByAct = new WeakMap<AppliedAct, Map<string, readonly YamlEdit[]>>();

function editsOf(act: AppliedAct, file: string): readonly YamlEdit[] {
  const known = editsByAct.get(act) ?? new Map<string, readonly YamlEdit[]>();
  const edits = known.get(file) ?? editsOfTexts(act.before[file]!, act.after[file]!);
  editsByAct.set(act, known.set(file, edits));
  return edits;
}

const editsOfTexts = (before: string | null, after: string | null): readonly YamlEdit[] =>
  before === after ? [] : editsBetween(readText(before), readText(after));

const readText = (text: string | null) => (text === null ? null : valueOf(text));
