import { checkBetween, type ParsedFolder, type Report } from './check-between.ts';
import { edited, type Edit } from './edit.ts';
import { fixesOf } from './fixes.ts';
import { schemaOf, type ContentModel } from './model.ts';
import { certainFix, type Fix, type Problem } from './problem.ts';
import type { ParsedFile } from './parsed-file.ts';
import { parseText } from './parse-text.ts';
import { changesOf } from './repair/candidates.ts';

/** No fixes are tried in a file with more mistakes, which staff restore instead, nor for later problems of a report. */
const mostProved = 20;

/**
 * Removes fixes that do not work. Each edit is applied in memory and the whole content checked again: the problem must
 * be gone and no new one appear. If another edit passes too and gives the file another meaning, both become choices.
 */
export function withProvedEdits(
  report: Report,
  found: ParsedFolder,
  model: ContentModel,
  launch = false,
): Problem[] {
  const before = countsOf(report.problems);
  return report.problems.map((problem, index) => {
    const unproved = { ...problem, fixes: [] };
    const read = found.files.get(problem.file);
    const isMany = read && errorsOf(read) > mostProved;
    if (!read || isMany || index >= mostProved || problem.severity === 'note') return unproved;
    const lines = read.text.split('\n');
    /** The file after an edit; undefined if the problem remains or another one appears. */
    const readAfter = (edit: Edit) => {
      const after = foundAfter([{ file: problem.file, edit }], found, model);
      const counts = countsOf(checkBetween(after, model, launch).problems);
      const isGone = (counts.get(keyOf(problem)) ?? 0) < before.get(keyOf(problem))!;
      const isNew = [...counts].some(([one, count]) => count > (before.get(one) ?? 0));
      return isGone && !isNew ? after.files.get(problem.file) : undefined;
    };
    const [fix, ...others] = fixesOf(problem, lines);
    if (!fix) return unproved;
    const isProved = ({ edit }: Fix) => readAfter(edit) !== undefined;
    if (fix.kind === 'choice') return { ...problem, fixes: [fix, ...others].filter(isProved) };
    const fixed = readAfter(fix.edit);
    if (!fixed) return unproved;
    const other = isOfLayout(fix.edit, lines)
      ? changesOf(lines, fix.edit, read.missing).find(({ edit }) => {
          const text = edited(lines, edit).join('\n');
          const once = parseText(text, schemaOf(model, problem.file)!, model, true);
          if (once.typed === undefined || errorsOf(once) > errorsOf(fixed)) return false;
          if (meaningOf(once.typed) === meaningOf(fixed.typed)) return false;
          return readAfter(edit) !== undefined;
        })
      : undefined;
    if (!other) return { ...problem, fixes: certainFix(fix.edit) };
    const { fault, names } = other.candidate;
    return {
      ...problem,
      or: { ...fault, lines: names },
      fixes: [fix.edit, other.edit].map((edit) => ({ kind: 'choice', edit }) as const),
    };
  });
}

/** Whether an edit changes an indentation, a dash or the number of lines. */
function isOfLayout({ line, endLine, text }: Edit, lines: readonly string[]): boolean {
  const by = text?.split('\n') ?? [];
  const beginning = (one = '') => /^\s*(?:-\s+)*/.exec(one)![0];
  return by.length !== endLine - line + 1 || beginning(by[0]) !== beginning(lines[line - 1]);
}

/** A key for the meaning of a file, which ignores the order of fields and whitespace in texts. */
const meaningOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return part.replace(/\s+/g, ' ').trim();
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => Number(a > b) - Number(a < b)))
      : part;
  });

/** The folder after some edits, applied from the last line to the first so that line numbers hold. */
function foundAfter(
  edits: readonly FileEdit[],
  found: ParsedFolder,
  model: ContentModel,
): ParsedFolder {
  const files = new Map(found.files);
  for (const file of new Set(edits.map((one) => one.file))) {
    const own = edits.filter((one) => one.file === file).map(({ edit }) => edit);
    const lines = own
      .sort((a, b) => b.line - a.line)
      .reduce<readonly string[]>(edited, files.get(file)!.text.split('\n'));
    const { isGenerated } = files.get(file)!;
    files.set(file, parseText(lines.join('\n'), schemaOf(model, file)!, model, isGenerated));
  }
  const changed = new Set(edits.map(({ file }) => file));
  const others = found.problems.filter(({ file }) => !changed.has(file));
  const own = [...changed].flatMap((file) =>
    files.get(file)!.findings.map((one) => ({ ...one, file })),
  );
  return { ...found, files, problems: [...others, ...own] };
}

/** An edit of one file; the path is inside the content folder. */
export interface FileEdit {
  file: string;
  edit: Edit;
}

/** Selects edits that work together: each must remove one more mistake after those before it. */
export function editsTogether(
  edits: readonly FileEdit[],
  found: ParsedFolder,
  model: ContentModel,
): FileEdit[] {
  const errorsAfter = (some: readonly FileEdit[]) =>
    checkBetween(foundAfter(some, found, model), model).problems.filter(
      ({ severity }) => severity === 'error',
    ).length;
  let left = errorsAfter([]);
  return edits.reduce<FileEdit[]>((kept, edit) => {
    const after = errorsAfter([...kept, edit]);
    if (after >= left) return kept;
    left = after;
    return [...kept, edit];
  }, []);
}

/** Counts errors without their lines, which may move; notes do not count, since errors hide them. */
function countsOf(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    if (problem.severity === 'note') continue;
    counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1);
  }
  return counts;
}

const keyOf = ({ file, code, path, data }: Problem) => JSON.stringify([file, code, path ?? data]);

const errorsOf = ({ findings }: ParsedFile) =>
  findings.filter(({ severity }) => severity === 'error').length;
