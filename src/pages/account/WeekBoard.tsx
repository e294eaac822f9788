import { mostSaved } from '../../accounts/remembered-session.ts';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../content/text/fill.ts';
import { capitalise } from '../../content/text/format.ts';
import { Button } from '../../design/parts/Button.tsx';
import { savedId } from '../../timetable/slots.ts';
import { type ComingWeeks, weekdayName } from '../../timetable/coming-weeks.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import type { AccountPanelProps } from './account-pages.ts';
import { type PlannedSession, type SavedSlot, downloadWeek, planWeek } from './my-week.ts';
import {
  type AccountError,
  type Cause,
  linesOf,
  textsOfAction,
} from '../../accounts/account-error.ts';
import type { User } from '../../accounts/backend.ts';
import { savedClasses } from '../../accounts/saved-classes.ts';
import styles from './WeekBoard.module.scss';

/** The texts and data of My week, and the signed-in visitor with their saved classes. */
interface BoardProps extends AccountPanelProps {
  user: User;
  saved: readonly string[];
  /** Number of saved classes that are no longer on the timetable. */
  goneCount: number;
}

/** The list of My week: the saved classes by day, with overlaps, cancellations and buttons that remove them. */
export function WeekBoard(props: BoardProps) {
  const { words, messages, slots, weeks, user, saved, goneCount } = props;
  const [removed, setRemoved] = useState<string>();
  const [cause, setCause] = useState<Cause>();
  const box = useRef<HTMLElement>(null);
  const pressed = useRef<string>(undefined);
  const { planned } = planWeek(saved, weeks, usePlaceNow());
  const { week } = words;

  // Remove and Undo disappear when pressed, so the focus moves to the other one.
  useEffect(() => {
    if (pressed.current === undefined || document.activeElement !== document.body) return;
    const undo = '[role=status] button';
    const remove = `[data-slot="${pressed.current}"] button`;
    box.current!.querySelector<HTMLElement>(`${undo}, ${remove}`)?.focus();
  }, [removed, cause]);

  /** Announces the removal at once, and the error if it cannot be stored. */
  function change(id: string, action: 'keep' | 'drop') {
    pressed.current = id;
    setCause(undefined);
    setRemoved(action === 'drop' ? id : undefined);
    savedClasses[action](id).catch((error: AccountError) => {
      setRemoved((last) => (last === id ? undefined : last));
      setCause(error.reason);
    });
  }

  return (
    <section className={styles.board} ref={box}>
      <WeekNotes
        words={words}
        messages={messages}
        goneCount={goneCount}
        numbers={props.numbers}
        removed={removed === undefined ? undefined : slots[removed]}
        onUndo={() => change(removed!, 'keep')}
        cause={cause}
        user={user}
      />
      {planned.length > 0 && (
        <>
          <div className={styles.head}>
            <h2>{countWords(planned.length, week)}</h2>
            <Button
              type="button"
              icon="calendar"
              outlined
              onClick={() => downloadWeek(props.ics, saved)}
            >
              {words.calendar.add}
            </Button>
          </div>
          {planned.some(({ clashes }) => clashes.length > 0) && <p>{week.clashNote}</p>}
          <div>
            {daysOf(planned).map(({ date, rows }) => (
              <div key={date} className={styles.day}>
                <div>
                  <h3>{capitalise(weekdayName(weeks, date))}</h3>
                  <p className={styles.date}>{weeks.dates[date]}</p>
                </div>
                <ul>
                  {rows.map((row) => (
                    <WeekRow
                      key={row.id}
                      session={row}
                      slot={slots[savedId(row.id)]!}
                      weeks={weeks}
                      words={week}
                      onRemove={() => change(savedId(row.id), 'drop')}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className={styles.small}>{words.calendar.note}</p>
          {planned.length >= mostSaved && <p>{fill(week.limit, { limit: mostSaved })}</p>}
        </>
      )}
    </section>
  );
}

/** The limit is mentioned when fewer than this many classes can still be saved. */
const nearLimit = 5;

function countWords(count: number, words: AccountPanelProps['words']['week']): string {
  if (count === 1) return words.savedOne;
  return fill(count > mostSaved - nearLimit ? words.savedOf : words.saved, {
    count,
    limit: mostSaved,
  });
}

/** Groups the sessions by day, in order of date. */
function daysOf(planned: readonly PlannedSession[]) {
  const dates = [...new Set(planned.map(({ date }) => date))];
  return dates.map((date) => ({ date, rows: planned.filter((one) => one.date === date) }));
}

interface NotesProps extends Pick<
  BoardProps,
  'words' | 'messages' | 'goneCount' | 'user' | 'numbers'
> {
  /** The class removed last; Undo restores it. */
  removed: SavedSlot | undefined;
  onUndo: () => void;
  /** Why the last change could not be stored. */
  cause: Cause | undefined;
}

/** Status messages about the saved classes, which screen readers announce. */
function WeekNotes({ words, messages, goneCount, numbers, user, ...last }: NotesProps) {
  const { removed, onUndo, cause } = last;
  const { week } = words;
  return (
    <div className={styles.notes} role="status">
      {goneCount > 0 && (
        <p>
          {goneCount === 1
            ? week.leftOne
            : fill(week.left, { goneCount: numbers[goneCount] ?? String(goneCount) })}
        </p>
      )}
      {removed && (
        <p>
          {fill(week.removed, removed)}{' '}
          <button type="button" onClick={onUndo}>
            {week.undo}
          </button>
        </p>
      )}
      {cause && <p>{linesOf(textsOfAction(messages, 'saving'), cause).join(' ')}</p>}
      {user.isTestAccount && <p>{words.sharedAccount}</p>}
    </div>
  );
}

interface RowProps {
  session: PlannedSession;
  slot: SavedSlot;
  weeks: ComingWeeks;
  words: AccountPanelProps['words']['week'];
  onRemove: () => void;
}

/** A saved class on its next date. */
function WeekRow({ session, slot, weeks, words, onRemove }: RowProps) {
  const { id, name, date, start, coach, off, note, clashes } = session;
  const [number, half] = weeks.times[start]!;
  return (
    <li
      className={styles.row}
      data-slot={savedId(id)}
      data-cancelled={off === undefined ? undefined : ''}
    >
      <p className={styles.at}>
        <span>{number}</span>
        <small>{half}</small>
      </p>
      <div>
        <h4>{name}</h4>
        {off !== undefined && (
          <p className={styles.alert}>
            {fill(words.cancelled, { date: weeks.dates[date]!, reason: off })}
          </p>
        )}
        {off === undefined && note !== undefined && <p className={styles.alert}>{note}</p>}
        {clashes.map((other) => (
          <p key={other} className={styles.alert}>
            {fill(words.clash, { class: other })}
          </p>
        ))}
      </div>
      <p>{coach}</p>
      <button
        className={styles.remove}
        type="button"
        aria-label={fill(words.removeName, slot)}
        onClick={onRemove}
      >
        {words.removeButton}
      </button>
    </li>
  );
}
