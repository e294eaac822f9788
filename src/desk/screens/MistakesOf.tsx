import { Wrong } from '../../editor/form/Wrong.tsx';
import { Message } from '../../editor/frame/Message.tsx';
import { useShown } from '../../editor/use-desk.ts';
import { words } from '../words.ts';

/** What is wrong with a file and belongs to no field of its form: it was changed outside the desk. */
export function MistakesOf({ file }: { file: string }) {
  const { problems, values } = useShown();
  const own = problems.filter(
    (one) => one.file === file && one.severity === 'error' && one.path.length === 0,
  );
  if (own.length === 0) return null;
  return (
    <div className="part">
      {values[file] === null && <Message kind="bad" fact={words.cannotBeRead} />}
      <Wrong problems={own} />
    </div>
  );
}
