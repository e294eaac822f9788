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
        {problem.answers.length === 1 ? '' : problem.mend}
      </Message>
    ))}
  </div>
);

/** A button for each honest answer to a mistake. */
export function Answers({ to: { answers } }: { to: DeskProblem }) {
  const { write } = useStore();
  return answers.map(({ words, edits }) => (
    <button key={words} className="btn mend" type="button" onClick={() => write({ edits })}>
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
