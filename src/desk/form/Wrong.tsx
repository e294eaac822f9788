import type { DeskProblem } from '../desk.ts';
import { Message } from '../frame/Message.tsx';
import { problemsIn, useShown, useStore } from '../use-desk.ts';
import type { Place } from './field-context.ts';

/** Everything wrong with one part, each with what mends it. */
export const Wrong = ({ id, problems }: { id?: string; problems: readonly DeskProblem[] }) => (
  <div {...(id !== undefined && { id })} className="stack tight">
    {problems.map((problem) => (
      <Message
        key={`${problem.message} ${problem.path.join('.')}`}
        kind={problem.severity === 'error' ? 'bad' : 'note'}
        fact={problem.message}
        buttons={problem.answers.length > 0 && <Answers to={problem} />}
      >
        {isCertain(problem) ? '' : problem.mend}
      </Message>
    ))}
  </div>
);

/** The one answer mends it where it stands; another one may be as good as long as it changes something else. */
const isCertain = ({ answers, file }: DeskProblem) =>
  answers.length === 1 && answers[0]!.edits.every((edit) => edit.file === file);

/** A button for each honest answer to a mistake. */
export function Answers({ to: problem }: { to: DeskProblem }) {
  const { write } = useStore();
  const look = isCertain(problem) || problem.answers.length > 1 ? 'btn mend' : 'btn';
  return problem.answers.map(({ words, edits }) => (
    <button key={words} className={look} type="button" onClick={() => write({ edits })}>
      {words}
    </button>
  ));
}

/** What is wrong with a part as a whole: with a list, with one of its items, with a group of fields. */
export function WrongAsAWhole({ file, path }: Place) {
  const own = problemsIn(useShown(), file, path).filter(
    (one) => one.path.length === path.length && one.severity === 'error' && !one.isEmpty,
  );
  return own.length > 0 && <Wrong problems={own} />;
}
