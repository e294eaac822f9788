/* Shows problems beside what they are about, with the buttons that resolve them, and questions about conflicts. */

import type { DeskConflict, DeskProblem } from '../draft/protocol.ts';
import { Message } from '../frame/Message.tsx';
import { isToFix, problemsIn, useShown, useStore } from '../frame/use-desk.ts';
import { words } from '../words/words.ts';
import type { FieldPlace } from './field-control.ts';

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

/** The problems of one part, each with its quick fixes. */
export const ProblemList = ({
  id,
  problems,
}: {
  id?: string;
  problems: readonly DeskProblem[];
}) => (
  <div {...(id !== undefined && { id })} className="stack tight">
    {problems.map((problem) => (
      <Message
        key={`${problem.message} ${problem.path.join('.')}`}
        kind={problem.severity === 'error' ? 'bad' : 'note'}
        fact={problem.message}
        buttons={problem.quickFixes.length > 0 && <QuickFixes of={problem} />}
      >
        {isCertain(problem) ? '' : problem.fix}
      </Message>
    ))}
  </div>
);

/** Whether the only quick fix changes the file of the problem; in another file, other fixes may be as good. */
const isCertain = ({ quickFixes, file }: DeskProblem) =>
  quickFixes.length === 1 && quickFixes[0]!.edits.every((edit) => edit.file === file);

/** The buttons that fix a problem. */
export function QuickFixes({ of: problem }: { of: DeskProblem }) {
  const { write } = useStore();
  const look = isCertain(problem) || problem.quickFixes.length > 1 ? 'btn fix' : 'btn';
  return problem.quickFixes.map(({ words, edits }) => (
    <button key={words} className={look} type="button" onClick={() => write({ edits })}>
      {words}
    </button>
  ));
}

/** The errors of a list, item or group itself, rather than of its fields. */
export function ProblemsOfWhole({ file, path }: FieldPlace) {
  const own = problemsIn(useShown(), file, path).filter(
    (one) => one.path.length === path.length && one.severity === 'error' && !one.isEmpty,
  );
  return own.length > 0 && <ProblemList problems={own} />;
}

/** The question which value to keep, if somebody else published another one at this place. */
export function ConflictAt({ file, path }: FieldPlace) {
  const own = useShown().conflicts.find(
    (one) => one.file === file && one.path.join() === path.join(),
  );
  return own && <ConflictQuestion of={own} />;
}

/** Both values of a conflict and the one before, with a button for each. */
export function ConflictQuestion({ of: conflict }: { of: DeskConflict }) {
  const { settle } = useStore();
  const { what, was, mine, theirs } = conflict;
  return (
    <div role="alert">
      <Message
        kind="ask"
        fact={words.twoChanged(what)}
        buttons={
          <>
            <button className="btn fix" type="button" onClick={() => settle(conflict, 'mine')}>
              {words.keepValue(mine)}
            </button>
            <button className="btn" type="button" onClick={() => settle(conflict, 'theirs')}>
              {words.takeValue(theirs)}
            </button>
          </>
        }
      >
        {words.threeValues(was, mine, theirs)}
      </Message>
    </div>
  );
}
