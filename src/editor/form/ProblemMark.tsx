import type { DeskProblem } from '../protocol.ts';
import { isToFix } from '../use-desk.ts';
import { words } from '../words.ts';

/** Says of a row or a part whether something in it is to be fixed, or still empty; otherwise what else there is to say. */
export function ProblemMark({
  problems,
  children,
}: {
  problems: readonly DeskProblem[];
  children?: React.ReactNode;
}) {
  if (problems.some(isToFix)) return <span className="mark bad">{words.toFix}</span>;
  const isEmpty = problems.some(({ severity }) => severity === 'error');
  return isEmpty ? <span className="mark fill">{words.stillToFill}</span> : children;
}
