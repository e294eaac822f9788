import type { DeskProblem } from '../protocol.ts';
import { isToFix } from '../use-desk.ts';
import { words } from '../words.ts';

/** Badge of a row or part: it has a mistake, is incomplete, or any other given text. */
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
