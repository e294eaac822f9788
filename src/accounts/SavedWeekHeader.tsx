import { fill } from '../text/fill.ts';
import { formatTime, splitTime } from '../text/format.ts';
import { addDays, type PlaceTime } from '../timetable/clock.ts';
import { dayOrDate } from '../timetable/day-or-date.ts';
import styles from './SavedWeekHeader.module.scss';
import type { AccountPanelProps } from './account-panel-props.ts';
import { planWeek, type PlannedSlot } from './my-week.ts';
import { usePlaceNow } from '../timetable/usePlaceNow.ts';
import { WeekIntro } from './WeekIntro.tsx';
import { MyWeekTop } from './MyWeekTop.tsx';

type Props = Pick<AccountPanelProps, 'words' | 'slots' | 'calendar'> & { saved: readonly string[] };

/** The next class in large type, or a message that all are cancelled or that none is saved. */
export function SavedWeekHeader({ words, slots, calendar, saved }: Props) {
  const now = usePlaceNow();
  const { planned, next } = planWeek(saved, slots, calendar, now);
  if (!next) {
    const { empty, allOff, signedOut } = words;
    const { title, body } = planned.length === 0 ? empty : allOff;
    const link =
      planned.length === 0
        ? { ...empty.button, main: true }
        : { label: signedOut.schedule, to: __PLACE__.pages.schedule };
    return <WeekIntro title={words.title} heading={title} text={body} links={[link]} />;
  }
  const { slot, start } = next;
  const [number, half] = splitTime(start);
  return (
    <MyWeekTop title={words.title}>
      <div className={styles.line}>
        <p className={styles.time} aria-hidden="true">
          <span>{number}</span>
          <small>{half}</small>
        </p>
        <p className={styles.class} aria-hidden="true">
          {slot.class}
        </p>
      </div>
      <p>{nextWords(next, words.week, now)}</p>
    </MyWeekTop>
  );
}

/** "Next: Fitness, today 6:00pm, with Kavya N." */
function nextWords(next: PlannedSlot, words: Props['words']['week'], now: PlaceTime): string {
  const { slot, date, start, end, trainer, onNow } = next;
  if (onNow) return fill(words.onNow, { class: slot.class, end: formatTime(end) });
  const values = { class: slot.class, start: formatTime(start), trainer };
  if (date === now.date) return fill(words.nextToday, values);
  if (date === addDays(now.date, 1)) return fill(words.nextTomorrow, values);
  return fill(words.next, { ...values, day: dayOrDate(date, now.date) });
}
