import type { dayProps } from './day-pages.ts';
import typography from '../../design/parts/typography.module.scss';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from './live-schedule.ts';
import { Banner } from '../../design/parts/Banner.tsx';
import { ScheduleBoard } from './SessionRow.tsx';
import { TimetableTools, Validity, WithSaves } from './TimetableTools.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { dayPath } from '../../content/page-paths.ts';
import { lettersOf } from '../../content/text/text-size.ts';
import { NavLink } from 'react-router-dom';
import { dayParts } from './timetable-parts.ts';
import { classNames } from '../../design/parts/class-names.ts';
import styles from './ScheduleDayPage.module.scss';

export type ScheduleDayPageProps = ReturnType<typeof dayProps>;

/** The page with the timetable of one weekday; WeekPage.tsx shows the whole week. */
export function ScheduleDayPage(props: ScheduleDayPageProps) {
  const {
    banner,
    selector,
    heading,
    note,
    validity,
    asOf,
    exception,
    board,
    none,
    shut,
    saves,
    live,
  } = props;
  return (
    <>
      <Banner {...banner} />
      <section className={styles.timetable} aria-labelledby="day-heading">
        <LiveMarkup<typeof script> name="liveSchedule" props={live}>
          <DaySelector {...selector} />
          <div className={styles.head}>
            <h2 id="day-heading">{keepWordsWhole(heading)}</h2>
            {note !== undefined && (
              <p className={`${typography.lead} ${typography.quiet}`}>{note}</p>
            )}
          </div>
          <Validity validity={validity} asOf={asOf} />
          <div className={styles.exception} {...dayParts.exception} hidden={exception === ''}>
            <p role="status" {...dayParts.exceptionWords}>
              {exception}
            </p>
          </div>
          <ClosedDay {...shut} />
          <div {...dayParts.board} hidden={shut.closed !== undefined}>
            <WithSaves saves={saves}>
              <ScheduleBoard {...board} />
            </WithSaves>
            <p className={typography.lead} {...dayParts.none} hidden={none === undefined}>
              {none}
            </p>
          </div>
          <TimetableTools {...props} />
        </LiveMarkup>
      </section>
    </>
  );
}

/** What a closed day shows in place of the rows: its date, the reason, and where to go instead. */
const ClosedDay = ({ closed, next, call }: ScheduleDayPageProps['shut']) => (
  <div className={styles.closedDay} {...dayParts.shut} hidden={closed === undefined}>
    <div>
      <p className={typography.figures} {...dayParts.shutDay}>
        {closed?.day}
      </p>
      <p className={typography.lead} {...dayParts.shutMonth}>
        {closed?.month}
      </p>
    </div>
    <div>
      <p className={styles.reason} {...dayParts.shutReason}>
        {closed?.reason}
      </p>
      <p className={typography.lead} {...dayParts.shutSentence}>
        {closed?.sentence}
      </p>
      <div className={styles.buttons}>
        <ButtonLink {...next} large arrow />
        <ButtonLink to={`tel:${call.phone}`} label={call.label} icon="phone" outlined large />
      </div>
    </div>
  </div>
);

/** Links to the pages of the seven days. live-schedule.ts marks today and closed days, which the build cannot know. */
const DaySelector = ({ label, today, closed, days }: ScheduleDayPageProps['selector']) => (
  <nav aria-label={label}>
    <ol className={classNames(styles.days, (isWide(today) || isWide(closed)) && styles.wideMarks)}>
      {days.map(({ id: day, name, short }) => (
        <li key={day}>
          <NavLink to={dayPath(day)} discover="none" className={() => styles.day} data-day={day}>
            <span className={styles.fullName}>{name}</span>
            <span className={styles.shortName} aria-hidden="true">
              {short}
            </span>
            <small {...dayParts.today} hidden>
              <span className={typography.visuallyHidden}>, </span>
              {today}
            </small>
            <small {...dayParts.closed} hidden>
              <span className={typography.visuallyHidden}>, </span>
              {closed}
            </small>
          </NavLink>
        </li>
      ))}
    </ol>
  </nav>
);

/** Whether a mark is too wide for one of seven columns on the narrowest phone. */
const isWide = (word: string) => lettersOf(word) > 6;
