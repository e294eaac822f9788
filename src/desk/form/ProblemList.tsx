import type { DeskProblem } from '../draft/protocol.ts';
import { Message } from '../frame/Message.tsx';
import { problemsIn, useShown, useStore } from '../frame/use-desk.ts';
import type { Place } from './field-control.ts';

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
export function ProblemsOfWhole({ file, path }: Place) {
  const own = problemsIn(useShown(), file, path).filter(
    (one) => one.path.length === path.length && one.severity === 'error' && !one.isEmpty,
  );
  return own.length > 0 && <ProblemList problems={own} />;
}
