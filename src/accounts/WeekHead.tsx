import { fill } from '../fill.ts';
import { formatTime, splitTime } from '../format.ts';
import { addDays, indianTime } from '../timetable/clock.ts';
import { dayOrDate } from '../timetable/day-or-date.ts';
import styles from './WeekHead.module.scss';
import type { AccountPanelProps } from './account-panel-props.ts';
import { planWeek } from './my-week.ts';
import { WeekIntro } from './WeekIntro.tsx';

type Props = Pick<AccountPanelProps, 'words' | 'slots' | 'calendar'> & { saved: readonly string[] };

/** The next class, as large as a clock; or where to find the first one. */
export function WeekHead({ words, slots, calendar, saved }: Props) {
  const now = indianTime(new Date());
  const { next } = planWeek(saved, slots, calendar, now);
  if (!next) {
    const { title, body, button } = words.empty;
    const links = [{ ...button, main: true }];
    return <WeekIntro title={words.title} heading={title} text={body} links={links} />;
  }
  const { slot, date, start, end, trainer, onNow } = next;
  const [number, half] = splitTime(start);
  const values = { class: slot.class, start: formatTime(start), trainer };
  const sentence = onNow
    ? fill(words.week.onNow, { class: slot.class, end: formatTime(end) })
    : date === now.date
      ? fill(words.week.nextToday, values)
      : date === addDays(now.date, 1)
        ? fill(words.week.nextTomorrow, values)
        : fill(words.week.next, { ...values, day: dayOrDate(date, now.date) });
  return (
    <div className={styles.next}>
      <div>
        <h1>{words.title}</h1>
        <div className={styles.line}>
          <p className={styles.time} aria-hidden="true">
            {number}
            <small>{half}</small>
          </p>
          <p className={styles.class} aria-hidden="true">
            {slot.class}
          </p>
        </div>
        <p>{sentence}</p>
      </div>
    </div>
  );
}
