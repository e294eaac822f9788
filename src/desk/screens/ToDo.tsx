import { QuickFixes } from '../form/ProblemList.tsx';
import { Message } from '../frame/Message.tsx';
import { Named } from '../frame/Named.tsx';
import { useShown } from '../frame/use-desk.ts';
import { linkToTask } from './subjects.ts';
import { words } from '../words.ts';

/** More are no help to somebody who came for something else. */
const most = 3;

/** What waits for somebody, from the notes of the check: "Joel D. has left and can be removed." */
export function ToDo() {
  const shown = useShown();
  const notes = shown.problems.filter(({ severity }) => severity === 'note');
  if (notes.length === 0) return null;
  return (
    <section className="stack tight gap-b" aria-label={words.toDo}>
      {notes.slice(0, most).map((note) => (
        <Message
          key={`${note.file} ${note.path.join('.')} ${note.message}`}
          kind="note"
          fact={note.message}
          buttons={
            <>
              <QuickFixes of={note} />
              <a className="btn text" href={linkToTask(shown, note)}>
                <Named label={words.goThere} what={note.message} />
              </a>
            </>
          }
        >
          {note.fix}
        </Message>
      ))}
    </section>
  );
}
