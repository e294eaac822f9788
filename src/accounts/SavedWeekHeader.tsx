import { fill } from '../content/text/fill.ts';
import { addDays, type PlaceTime } from '../timetable/clock.ts';
import { type ComingWeeks, dayOrDate, timeWords } from '../timetable/coming-weeks.ts';
import styles from './SavedWeekHeader.module.scss';
import { type AccountPanelProps, type PlannedSession, planWeek } from './my-week.ts';
import { usePlaceNow } from '../timetable/follow-clock.ts';
import { WeekIntro } from './WeekIntro.tsx';
import { MyWeekTop } from './MyWeekTop.tsx';

type Props = Pick<AccountPanelProps, 'words' | 'weeks'> & { saved: readonly string[] };

/** The next class in large type, or a message that all are cancelled or that none is saved. */
export function SavedWeekHeader({ words, weeks, saved }: Props) {
  const now = usePlaceNow();
  const { planned, next } = planWeek(saved, weeks, now);
  if (!next) {
    const { empty, allOff, signedOut } = words;
    const { title, body } = planned.length === 0 ? empty : allOff;
    const link =
      planned.length === 0
        ? { ...empty.button, main: true }
        : { label: signedOut.schedule, to: '/schedule' };
    return <WeekIntro title={words.title} heading={title} text={body} links={[link]} />;
  }
  const [number, half] = weeks.times[next.start]!;
  return (
    <MyWeekTop title={words.title}>
      <div className={styles.line}>
        <p className={styles.time} aria-hidden="true">
          <span>{number}</span>
          <small>{half}</small>
        </p>
        <p className={styles.class} aria-hidden="true">
          {next.name}
        </p>
      </div>
      <p>{nextWords(next, weeks, words.week, now)}</p>
    </MyWeekTop>
  );
}

/** "Next: Fitness, today 6:00pm, with Kavya N." */
function nextWords(
  next: PlannedSession,
  weeks: ComingWeeks,
  words: Props['words']['week'],
  now: PlaceTime,
): string {
  const { name, date, start, end, coach, onNow } = next;
  if (onNow) return fill(words.onNow, { class: name, end: timeWords(weeks, end) });
  const values = { class: name, start: timeWords(weeks, start), trainer: coach };
  if (date === now.date) return fill(words.nextToday, values);
  if (date === addDays(now.date, 1)) return fill(words.nextTomorrow, values);
  return fill(words.next, { ...values, day: dayOrDate(weeks, date, now.date) });
}
