import { Message } from '../frame/Message.tsx';
import type { FormField } from '../form-field.ts';
import { inWords } from '../in-words.ts';
import { shortenedApart } from '../shortened-apart.ts';
import { namesIn, useShown, useStore } from '../use-desk.ts';
import { words } from '../words.ts';
import type { Place } from './field-control.ts';
import type { Overtaken } from './use-overtaken.ts';

/** Two conflicting values, with a button for each. */
const TwoValues = ({
  fact,
  mine,
  theirs,
  choose,
}: {
  fact: string;
  mine: string;
  theirs: string;
  choose: (by: 'mine' | 'theirs') => void;
}) => (
  <div role="alert">
    <Message
      kind="ask"
      fact={fact}
      buttons={
        <>
          <button className="btn fix" type="button" onClick={() => choose('mine')}>
            {words.keepValue(mine)}
          </button>
          <button className="btn" type="button" onClick={() => choose('theirs')}>
            {words.takeValue(theirs)}
          </button>
        </>
      }
    >
      {words.bothValues(mine, theirs)}
    </Message>
  </div>
);

/** The question which value to keep, if somebody else saved another one at this place. */
export function ConflictAt({ file, path }: Place) {
  const { conflicts } = useShown();
  const store = useStore();
  const own = conflicts.find((one) => one.file === file && one.path.join() === path.join());
  if (!own) return null;
  return (
    <TwoValues
      fact={words.twoChanged(own)}
      mine={own.mine}
      theirs={own.theirs}
      choose={(by) => void store.ask(words.choosing, (desk) => desk.settle(own, by))}
    />
  );
}

/** The question which value to keep, if another window of the desk changed the field during typing. */
export function OvertakenBy({
  field,
  overtaken: { mine, settle },
  theirs,
}: {
  field: FormField;
  overtaken: Overtaken;
  theirs: unknown;
}) {
  const names = namesIn(useShown());
  const [own, other] =
    typeof mine === 'string' && typeof theirs === 'string' && field.kind !== 'time'
      ? shortenedApart(mine, theirs, names)
      : [inWords(field, mine, names), inWords(field, theirs, names)];
  return <TwoValues fact={words.otherWindow} mine={own} theirs={other} choose={settle} />;
}
