import { checkBetween, type ReadFolder, type Report } from './check-between.ts';
import { edited, type Edit } from './edit.ts';
import { editOf } from './edit-of-words.ts';
import { schemaOf, type ContentModel } from './model.ts';
import type { Problem } from './problem.ts';
import type { ReadFile } from './read-file.ts';
import { readText } from './read-text.ts';
import { changesOf } from './repair/candidates.ts';

/** A file with more mistakes than this is restored rather than mended. */
const mostProved = 20;

/**
 * The problems with the edits that mend them. Each edit is applied in memory and the whole content checked again: the
 * problem must be gone and no other have come. Where an edit fails this, or where another one passes that gives the file
 * another meaning, the problem keeps its words alone.
 */
export function withProvedEdits(
  report: Report,
  found: ReadFolder,
  model: ContentModel,
  launch = false,
): Problem[] {
  const before = countsOf(report.problems);
  return report.problems.map((problem, index) => {
    const told = { ...problem };
    delete told.edit;
    const read = found.files.get(problem.file);
    const isMany = read && errorsOf(read) > mostProved;
    if (!read || isMany || index >= mostProved || problem.severity === 'note') return told;
    const lines = read.text.split('\n');
    const edit = editOf(problem, lines);
    if (!edit) return told;
    /** The file after an edit that leaves fewer mistakes and brings no other. */
    const readAfter = (by: Edit) => {
      const after = foundAfter([{ ...problem, edit: by }], found, model);
      const counts = countsOf(checkBetween(after, model, launch).problems);
      const isGone = (counts.get(keyOf(problem)) ?? 0) < before.get(keyOf(problem))!;
      const isNew = [...counts].some(([one, count]) => count > (before.get(one) ?? 0));
      return isGone && !isNew ? after.files.get(problem.file) : undefined;
    };
    const mended = readAfter(edit);
    if (!mended) return told;
    const other = isOfLayout(edit, lines)
      ? changesOf(lines, edit, read.missing).find((change) => {
          const text = edited(lines, change.edit).join('\n');
          const once = readText(text, schemaOf(model, problem.file)!, model, true);
          if (once.typed === undefined || errorsOf(once) > errorsOf(mended)) return false;
          if (meaningOf(once.typed) === meaningOf(mended.typed)) return false;
          return readAfter(change.edit) !== undefined;
        })
      : undefined;
    return other ? { ...told, mend: eitherMend(problem.mend, other.mend) } : { ...told, edit };
  });
}

/** Whether an edit changes where a line begins, its dash, or how many lines there are. */
function isOfLayout({ line, endLine, text }: Edit, lines: readonly string[]): boolean {
  const by = text?.split('\n') ?? [];
  const beginning = (one = '') => /^\s*(?:-\s+)*/.exec(one)![0];
  return by.length !== endLine - line + 1 || beginning(by[0]) !== beginning(lines[line - 1]);
}

/** What a file says, whatever the order of the lines in its groups and the blanks in its texts. */
const meaningOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return part.replace(/\s+/g, ' ').trim();
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => Number(a > b) - Number(a < b)))
      : part;
  });

const eitherMend = (one: string, other: string) =>
  `${one.replace(/\.$/, '')}. Or, if that is meant: ${other.charAt(0).toLowerCase()}${other.slice(1)}`;

/** What is found once some edits are made: from the last line to the first, so that none moves another. */
function foundAfter(edits: readonly Mended[], found: ReadFolder, model: ContentModel): ReadFolder {
  const files = new Map(found.files);
  for (const file of new Set(edits.map((problem) => problem.file))) {
    const own = edits.filter((problem) => problem.file === file).map(({ edit }) => edit);
    const lines = own
      .sort((a, b) => b.line - a.line)
      .reduce<readonly string[]>(edited, files.get(file)!.text.split('\n'));
    const { isWritten } = files.get(file)!;
    files.set(file, readText(lines.join('\n'), schemaOf(model, file)!, model, isWritten));
  }
  const changed = new Set(edits.map(({ file }) => file));
  const others = found.problems.filter(({ file }) => !changed.has(file));
  const own = [...changed].flatMap((file) =>
    files.get(file)!.findings.map((finding) => ({ ...finding, file })),
  );
  return { ...found, files, problems: [...others, ...own] };
}

/** A problem with the edit that mends it. */
export type Mended = Problem & { edit: Edit };

/** The edits that also work together: each must remove one more mistake when the ones before it are made. */
export function mendingTogether(
  edits: readonly Mended[],
  found: ReadFolder,
  model: ContentModel,
): Mended[] {
  const errorsAfter = (some: readonly Mended[]) =>
    checkBetween(foundAfter(some, found, model), model).problems.filter(
      ({ severity }) => severity === 'error',
    ).length;
  let left = errorsAfter([]);
  return edits.reduce<Mended[]>((kept, edit) => {
    const after = errorsAfter([...kept, edit]);
    if (after >= left) return kept;
    left = after;
    return [...kept, edit];
  }, []);
}

/** Counts errors by their words, since their lines may move; notes may come and go, as errors hide them. */
function countsOf(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    if (problem.severity === 'note') continue;
    counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1);
  }
  return counts;
}

const keyOf = ({ severity, file, message }: Problem) =>
  `${severity} ${file} ${message.replace(/\blines? \d+(?: to \d+)?/gi, '')}`;

const errorsOf = ({ findings }: ReadFile) =>
  findings.filter(({ severity }) => severity === 'error').length;
