import type { DeskProblem } from '../draft/protocol.ts';
import { isToFix } from '../frame/use-desk.ts';
import { words } from '../words/form-words.ts';

/** Badge of a row or part with a mistake or an empty field; without errors it shows its children. */
export function ProblemMark({
  problems,
  children,
}: {
  problems: readonly DeskProblem[];
  children?: React.ReactNode;
}) {
  if (problems.some(isToFix)) return <span className="mark bad">{words.toFixMark}</span>;
  const isEmpty = problems.some(({ severity }) => severity === 'error');
  return isEmpty ? <span className="mark fill">{words.stillToFill}</span> : children;
}
