import { daysBetween } from '../../content/dates.ts';
import { placeTime } from '../../timetable/clock.ts';
import { pageClock } from '../../timetable/page-clock.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { QuickFixes } from '../form/problems.tsx';
import { ButtonLink } from '../form/Button.tsx';
import { Message } from '../form/Message.tsx';
import { go, linkTo } from '../form/route.ts';
import { SearchBox } from './SearchBox.tsx';
import { Title } from '../form/Title.tsx';
import { useDeskState } from '../draft/use-desk.ts';
import { dateInWords, timeInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { useHistory } from './Publishes.tsx';
import { linkToTask } from './subjects.ts';
import { type Task, tasksNow } from './tasks.ts';

/** Tasks with their summaries. */
export const TaskList = ({ tasks, label }: { tasks: readonly Task[]; label?: string }) => (
  <ul className="tasks gap-b" aria-label={label}>
    {tasks.map(({ href, name, about }) => (
      <li key={href}>
        <a href={href}>
          <b>{name}</b>
          <span>{about}</span>
        </a>
      </li>
    ))}
  </ul>
);

/** More would not help somebody who came for something else. */
const mostNotes = 3;

/** The notes of the check that need an action: "Joel D. has left and can be removed." */
export function ToDo() {
  const state = useDeskState();
  const notes = state.problems.filter(({ severity, isEmpty }) => severity === 'note' && !isEmpty);
  if (notes.length === 0) return null;
  return (
    <section className="stack tight gap-b" aria-label="Waiting for somebody">
      {notes.slice(0, mostNotes).map((note) => (
        <Message
          key={`${note.file} ${note.path.join('.')} ${note.message}`}
          kind="note"
          fact={note.message}
          buttons={
            <>
              <QuickFixes of={note} />
              <ButtonLink
                label={words.goThere}
                about={note.message}
                look="text"
                href={linkToTask(state, note)}
              />
            </>
          }
        >
          {note.fix}
        </Message>
      ))}
    </section>
  );
}

/** The column beside the start screen: what is not published, and the last publishes. */
export function StartSide() {
  const state = useDeskState();
  const lines = (useHistory() ?? []).flatMap(({ sentences }) => sentences);
  return (
    <div className="side">
      {state.changes.length > 0 && (
        <section>
          <h2>Not on the website yet</h2>
          {state.keepsDraft && <OldDraft since={state.since} />}
          <ul className="rows">
            {state.changes.map(({ id, what }) => (
              <li className="line small" key={id}>
                {what}
              </li>
            ))}
          </ul>
          <ButtonLink label={words.reviewCount(state.changes.length)} href={linkTo('review')} />
        </section>
      )}
      <section>
        <h2>Last published</h2>
        {lines.length === 0 && <p className="small">{words.noPublishes}</p>}
        <ul className="rows">
          {lines.slice(0, 3).map((line, index) => (
            <li className="line small" key={index}>
              {line}
            </li>
          ))}
        </ul>
        <ButtonLink label={words.publishes} look="text" icon="undo" href={linkTo('publishes')} />
      </section>
    </div>
  );
}

/** In days: whoever made an older draft may have forgotten it. */
const soonForgotten = 3;

/** Names the day of a draft that has waited for long; of another one, that it stays on this device. */
function OldDraft({ since }: { since: number | undefined }) {
  const now = usePlaceNow();
  if (since === undefined) return null;
  const { date } = placeTime(since, pageClock());
  const isOld = daysBetween(date, now.date) > soonForgotten;
  return (
    <p className="small">
      {isOld
        ? `Begun on ${dateInWords(date)}. It stays on this device until it is published.`
        : 'It stays on this device until it is published.'}
    </p>
  );
}

/** `time`: "HH:MM". */
const greeting = (time: string) => {
  if (time < '12:00') return 'Good morning';
  return time < '17:00' ? 'Good afternoon' : 'Good evening';
};

/** The start screen: the tasks, each with a summary of its content. */
export function Start() {
  const state = useDeskState();
  const now = usePlaceNow();
  return (
    <>
      <Title hint={`${dateInWords(now.date)}, ${timeInWords(now.time)}.`}>
        {greeting(now.time)}
      </Title>
      <div className="only-narrow gap-b">
        <SearchBox query="" onFind={(query) => go('find', query)} />
      </div>
      <ToDo />
      <h2 className="vh">What do you want to do?</h2>
      <TaskList tasks={tasksNow(state, now.date)} />
    </>
  );
}
