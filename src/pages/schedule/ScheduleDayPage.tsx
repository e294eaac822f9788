import typography from '../../design/parts/typography.module.scss';
import { LiveMarkup, type LiveProps } from '../../design/islands/Island.tsx';
import type { LiveScheduleProps } from './live-schedule.ts';
import { Banner } from '../../design/parts/Banner.tsx';
import { type DatedChange, during } from '../../design/parts/DatedChanges.tsx';
import type { Picture } from '../../design/parts/Photo.tsx';
import { type BoardRow, ScheduleBoard } from '../../design/parts/ScheduleBoard.tsx';
import {
  TimetableTools,
  type TimetableToolsProps,
  Validity,
  type ValidityProps,
  WithSaves,
} from './TimetableTools.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { dayAddress } from '../../content/addresses.ts';
import { NavLink } from 'react-router-dom';
import {
  type Weekday,
  nameOfDay,
  shortNameOfDay,
  weekdaysInOrder,
} from '../../content/weekdays.ts';
import { capitalise } from '../../content/text/format.ts';
import styles from './ScheduleDayPage.module.scss';

/** The texts and classes of the page of one weekday; day-pages.ts gives them. */
export interface ScheduleDayPageProps extends TimetableToolsProps, ValidityProps {
  banner: { title: string; lead: string; photo: Picture };
  selector: DaySelectorProps;
  heading: string;
  /** A sentence beside the heading. */
  note?: string | undefined;
  /** A sentence about how the next date of this weekday differs. */
  exception?: string | undefined;
  /** The space for an exception that live-schedule.ts may show: its longest text, and whether the gym may be closed. */
  mayDiffer?: { longest: string; closed: boolean } | undefined;
  columns: { time: string; class: string; trainer: string; join: string };
  joinButton: string;
  /** The widest state label beside a class, for which space is reserved. */
  longestState: string;
  /** The label of a saved class. */
  saved: string;
  rows: readonly BoardRow[];
  /** The texts in place of the rows while the day has no classes, not even extra ones. */
  none: readonly DatedChange[];
  /** The notice of a closed day. */
  shut: ClosedDayProps;
  live: LiveScheduleProps;
  /** The props of the Save toggles; undefined on a page without them. */
  saves?: LiveProps['liveSaves'] | undefined;
}

/**
 * The page with the timetable of one weekday; WeekPage.tsx shows the whole week. live-schedule.ts finds its elements by
 * `data-part`: change both together.
 */
export function ScheduleDayPage(props: ScheduleDayPageProps) {
  const {
    banner,
    selector,
    heading,
    note,
    validity,
    asOf,
    exception,
    mayDiffer,
    rows,
    none,
    shut,
    live,
  } = props;
  return (
    <>
      <Banner {...banner} />
      <section className={styles.timetable} aria-labelledby="day-heading">
        <LiveMarkup name="liveSchedule" props={live}>
          <DaySelector {...selector} />
          <div className={styles.head}>
            <h2 id="day-heading">{keepWordsWhole(heading)}</h2>
            {note !== undefined && (
              <p className={`${typography.lead} ${typography.quiet}`}>{note}</p>
            )}
          </div>
          <Validity validity={validity} asOf={asOf} />
          <div
            className={styles.exception}
            data-part="note"
            data-room={mayDiffer && ''}
            data-longest={mayDiffer?.longest}
            hidden={exception === undefined}
          >
            <p role="status" data-part="note-words">
              {exception}
            </p>
          </div>
          <div className={mayDiffer?.closed ? styles.sharedCell : undefined}>
            <ClosedDay {...shut} keepsRoom={mayDiffer?.closed} />
            <div
              data-part="board"
              data-room={mayDiffer?.closed ? '' : undefined}
              hidden={shut.closed !== undefined}
            >
              {rows.length > 0 && (
                <WithSaves saves={props.saves}>
                  <ScheduleBoard {...props} />
                </WithSaves>
              )}
              {none.map((time) => (
                <p key={time.from} className={typography.lead} {...during(time)}>
                  {time.text}
                </p>
              ))}
            </div>
          </div>
          <TimetableTools {...props} />
        </LiveMarkup>
      </section>
    </>
  );
}

export interface ClosedDayProps {
  /** The closed day that the build knows; undefined if there is none. */
  closed?: { day: string; month: string; reason: string; sentence: string } | undefined;
  next: { label: string; to: string };
  call: { label: string; phone: string };
}

/** What a closed day shows in place of the rows: its date, the reason, and where to go instead. */
const ClosedDay = ({
  closed,
  next,
  call,
  keepsRoom,
}: ClosedDayProps & { keepsRoom?: boolean | undefined }) => (
  <div
    className={styles.closedDay}
    data-part="shut"
    data-room={keepsRoom ? '' : undefined}
    hidden={closed === undefined}
  >
    <div>
      <p className={typography.figures} data-part="shut-day">
        {closed?.day}
      </p>
      <p className={typography.lead} data-part="shut-month">
        {closed?.month}
      </p>
    </div>
    <div>
      <p className={styles.reason} data-part="shut-reason">
        {closed?.reason}
      </p>
      <p className={typography.lead} data-part="shut-sentence">
        {closed?.sentence}
      </p>
      <div className={styles.buttons}>
        <ButtonLink to={next.to} large arrow>
          {next.label}
        </ButtonLink>
        <ButtonLink to={`tel:${call.phone}`} icon="phone" outlined large>
          {call.label}
        </ButtonLink>
      </div>
    </div>
  </div>
);

interface DaySelectorProps {
  label: string;
  /** The marks below the name of a day: "Today", "Closed". */
  today: string;
  closed: string;
}

/** Links to the pages of the seven days. live-schedule.ts marks today and closed days, which the build cannot know. */
const DaySelector = ({ label, today, closed }: DaySelectorProps) => (
  <nav aria-label={label}>
    <ol
      className={
        isWide(today) || isWide(closed) ? `${styles.days} ${styles.wideMarks}` : styles.days
      }
    >
      {weekdaysInOrder().map((day) => (
        <li key={day}>
          <NavLink to={dayAddress(day)} discover="none" className={() => styles.day} data-day={day}>
            <span className={styles.fullName}>{capitalise(nameOfDay(day))}</span>
            <span className={styles.shortName} aria-hidden="true">
              {shortName(day)}
            </span>
            <small data-part="today" hidden>
              <span className={typography.visuallyHidden}>, </span>
              {today}
            </small>
            <small data-part="closed" hidden>
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
const isWide = (word: string) => word.length > 6;

/** Returns the short name of a weekday: "wednesday" → "Wed". */
const shortName = (day: Weekday) => capitalise(shortNameOfDay(day));
