import { fill } from '../../content/text/fill.ts';
import { addDays } from '../../content/dates.ts';
import { type PlaceTime } from '../../timetable/clock.ts';
import { type ComingWeeks, dayOrDate, timeWords } from '../../timetable/coming-weeks.ts';
import type { AccountPanelProps } from './account-pages.ts';
import { type PlannedSession, planWeek } from './my-week.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import type { ReactNode } from 'react';
import styles from './WeekTop.module.scss';

/** The top of My week for a signed-in visitor: their next class, or what to do if there is none. */
export function SavedWeekHeader({
  words,
  weeks,
  saved,
}: Pick<AccountPanelProps, 'words' | 'weeks'> & { saved: readonly string[] }) {
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

/** A sentence such as "Next: Fitness, today 6:00pm, with Kavya N." */
function nextWords(
  next: PlannedSession,
  weeks: ComingWeeks,
  words: AccountPanelProps['words']['week'],
  now: PlaceTime,
): string {
  const { name, date, start, end, coach, onNow } = next;
  if (onNow) return fill(words.onNow, { class: name, end: timeWords(weeks, end) });
  const values = { class: name, start: timeWords(weeks, start), trainer: coach };
  if (date === now.date) return fill(words.nextToday, values);
  if (date === addDays(now.date, 1)) return fill(words.nextTomorrow, values);
  return fill(words.next, { ...values, day: dayOrDate(weeks, date, now.date) });
}

interface IntroProps {
  title: string;
  heading?: string;
  text?: string;
  /** What is shown while the session is being restored; `withoutScript` replaces it when scripts are off. */
  checking?: { meanwhile: string; withoutScript: string };
  /** An error message. */
  problem?: string;
  /** A `main` link is emphasised. */
  links: readonly { label: string; to: string; main?: boolean }[];
}

/** The top of My week with a heading, a text and links, for visitors without classes or without a session. */
export const WeekIntro = ({ title, heading, text, checking, problem, links }: IntroProps) => (
  <MyWeekTop title={title}>
    {heading !== undefined && <h2 className={styles.heading}>{keepWordsWhole(heading)}</h2>}
    {text !== undefined && <p>{text}</p>}
    {checking && (
      <>
        <p className={styles.checking} role="status">
          {checking.meanwhile}
        </p>
        <p className={styles.withoutScript}>{checking.withoutScript}</p>
      </>
    )}
    {problem !== undefined && <p role="alert">{problem}</p>}
    <p className={styles.links}>
      {links.map(({ label, to, main }) => (
        <a key={to} href={to} data-main={main ? '' : undefined}>
          {label}
        </a>
      ))}
    </p>
  </MyWeekTop>
);

/** The title of My week and what stands below it, over the photograph. */
const MyWeekTop = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.top}>
    <div>
      <h1>{keepWordsWhole(title)}</h1>
      {children}
    </div>
  </div>
);
