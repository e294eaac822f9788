import { checkBetween, type Found, type Report } from './check-between.ts';
import { edited } from './edit.ts';
import { editOf } from './edit-of-words.ts';
import { schemaOf, type ContentModel } from './model.ts';
import type { Problem } from './problem.ts';
import { readText } from './read-text.ts';

/** Nobody mends more at once. */
const mostProved = 60;

/**
 * The problems with the edits that mend them. Each was applied in memory and the whole content checked again: the
 * problem is gone, and no other has come. One that fails is told in words alone.
 */
export function withProvedEdits(report: Report, found: Found, model: ContentModel): Problem[] {
  const before = countsOf(report.problems);
  return report.problems.map((problem, index) => {
    const told = { ...problem };
    delete told.edit;
    const read = found.files.get(problem.file);
    if (!read || index >= mostProved) return told;
    const lines = read.text.split('\n');
    const edit = editOf(problem, lines);
    if (!edit) return told;
    const schema = schemaOf(model, problem.file)!;
    const again = readText(edited(lines, edit).join('\n'), schema, model.facts);
    const others = found.problems.filter(({ file }) => file !== problem.file);
    const own = again.findings.map((finding) => ({ ...finding, file: problem.file }));
    const { problems } = checkBetween(
      {
        ...found,
        files: new Map(found.files).set(problem.file, again),
        problems: [...others, ...own],
      },
      model,
    );
    const after = countsOf(problems);
    const key = keyOf(problem);
    const isGone = (after.get(key) ?? 0) < before.get(key)!;
    const isNew = [...after].some(([one, count]) => count > (before.get(one) ?? 0));
    return isGone && !isNew ? { ...told, edit } : told;
  });
}

/** Problems by what they say: lines move when one is taken away. Notes come and go with what hid them. */
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
