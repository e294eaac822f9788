import { QuickFixes } from '../../editor/form/Wrong.tsx';
import { Message } from '../../editor/frame/Message.tsx';
import { wayTo } from '../subjects.ts';
import { useShown, isToFix } from '../../editor/use-desk.ts';
import { words } from '../words.ts';

/**
 * What is wrong in another file, where what is changed here may be the reason: with the way there. `except`: the item
 * that shows its own mistakes.
 */
export function WrongThere({ file, except }: { file: string; except?: number }) {
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
              <a className="btn text" href={wayTo(problem)}>
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
