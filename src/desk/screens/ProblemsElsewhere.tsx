import { QuickFixes } from '../form/ProblemList.tsx';
import { Message } from '../frame/Message.tsx';
import { linkToPlace } from './subjects.ts';
import { useShown, isToFix } from '../frame/use-desk.ts';
import { words } from '../words.ts';

/**
 * Problems of another file that a change on this screen may have caused, with links. `except` is the index of an item
 * that shows its own problems.
 */
export function ProblemsElsewhere({ file, except }: { file: string; except?: number }) {
  const found = useShown().problems.filter(
    (one) => one.file === file && isToFix(one) && one.path[1] !== except && one.path.length > 1,
  );
  return (
    <div role="status" className="stack tight">
      {found.map((problem) => (
        <Message
          key={`${problem.message} ${problem.path.join('.')}`}
          kind="bad"
          fact={problem.message}
          buttons={
            <>
              <QuickFixes of={problem} />
              <a className="btn text" href={linkToPlace(problem)}>
                {words.goThere}
              </a>
            </>
          }
        >
          {problem.fix}
        </Message>
      ))}
    </div>
  );
}
