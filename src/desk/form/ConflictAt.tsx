import type { DeskConflict } from '../draft/protocol.ts';
import { Message } from '../frame/Message.tsx';
import { useShown, useStore } from '../frame/use-desk.ts';
import { words } from '../words/form-words.ts';
import type { Place } from './field-control.ts';

/** The question which value to keep, if somebody else published another one at this place. */
export function ConflictAt({ file, path }: Place) {
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
