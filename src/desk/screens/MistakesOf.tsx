import { ProblemList } from '../form/ProblemList.tsx';
import { Message } from '../frame/Message.tsx';
import { useShown } from '../frame/use-desk.ts';
import { words } from '../words.ts';

/** The problems of a file as a whole, which a change outside the desk may cause. */
export function MistakesOf({ file }: { file: string }) {
  const { problems, values } = useShown();
  const own = problems.filter(
    (one) => one.file === file && one.severity === 'error' && one.path.length === 0,
  );
  if (own.length === 0) return null;
  return (
    <div className="part">
      {values[file] === null && <Message kind="bad" fact={words.cannotBeRead} />}
      <ProblemList problems={own} />
    </div>
  );
}
