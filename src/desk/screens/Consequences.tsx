import { useState } from 'react';
import type { Consequence } from '../consequences/consequence.ts';
import { namesOfCoaches } from '../consequences/names-of-coaches.ts';
import { questionsOnNoPage } from '../consequences/questions-on-no-page.ts';
import { outdatedDayNotes } from '../consequences/outdated-day-notes.ts';
import { Message } from '../../editor/frame/Message.tsx';
import { linkToPlace, type Subject } from '../subjects.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';

const all = [outdatedDayNotes, namesOfCoaches, questionsOnNoPage];

/** Keys of dismissed consequences, until the page is reloaded. */
const settled = new Set<string>();

/** The questions about content that a change may have made wrong, for one subject or all. */
export function Consequences({ of: subject }: { of?: Subject }) {
  const shown = useShown();
  const { open, settle } = useOpen(
    all
      .flatMap((consequencesIn) => consequencesIn(shown))
      .filter((one) => (subject ?? one.subject) === one.subject),
  );
  return <Questions open={open} onSettle={settle} />;
}

/** The questions that have not been dismissed, and a function that dismisses one by its key. */
export function useOpen(found: readonly Consequence[]) {
  const [, setCount] = useState(0);
  return {
    open: found.filter(({ key }) => !settled.has(key)),
    settle: (key: string) => {
      settled.add(key);
      setCount((count) => count + 1);
    },
  };
}

/** Open questions, each with its answers. */
export function Questions({
  open,
  onSettle,
}: {
  open: readonly Consequence[];
  onSettle: (key: string) => void;
}) {
  return (
    <div role="status" className={`stack tight${open.length > 0 ? ' gap-b' : ''}`}>
      {open.map((one) => (
        <Message
          key={one.key}
          kind="ask"
          fact={one.fact}
          buttons={<Answers to={one} onStays={() => onSettle(one.key)} />}
        >
          {one.rest}
        </Message>
      ))}
    </div>
  );
}

function Answers({ to: { answers, place }, onStays }: { to: Consequence; onStays: () => void }) {
  const { write } = useStore();
  return (
    <>
      {answers.map((answer) => (
        <button
          key={answer.words}
          className="btn fix"
          type="button"
          onClick={() => write({ edits: answer.edits })}
        >
          {answer.words}
        </button>
      ))}
      {place && (
        <a className="btn text" href={linkToPlace(place)}>
          {words.goThere}
        </a>
      )}
      {place && (
        <button className="btn text" type="button" onClick={onStays}>
          {words.mayStay}
        </button>
      )}
    </>
  );
}
