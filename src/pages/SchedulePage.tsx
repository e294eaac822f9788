import { LiveMarkup } from '../rendering/islands/LiveMarkup.tsx';
import type { LiveScheduleProps } from './schedule/live-schedule.ts';
import { Banner } from '../parts/Banner.tsx';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { DatedChanges, during, type DatedChange } from '../parts/DatedChanges.tsx';
import { DaySelector, type DaySelectorProps } from '../parts/DaySelector.tsx';
import type { Picture } from '../parts/Photo.tsx';
import { ScheduleBoard, type BoardRow } from '../parts/ScheduleBoard.tsx';
import { WeekTable, type TableDay } from '../parts/WeekTable.tsx';
import typography from '../parts/typography.module.scss';
import { ClosedDay, type ClosedDayProps } from './schedule/ClosedDay.tsx';
import styles from './SchedulePage.module.scss';
import { wholeWords } from '../parts/whole-words.tsx';
import type { LiveProps } from '../rendering/islands/registry.ts';

export interface SchedulePageProps {
  banner: { title: string; lead: string; photo: Picture };
  selector: DaySelectorProps;
  heading: string;
  /** A sentence beside the heading. */
  note?: string | undefined;
  /** The day on which the timetable takes effect, if in the future. */
  begins?: DatedChange | undefined;
  /** How the next date of this weekday differs. */
  exception?: string | undefined;
  /** Reserves space for the longest such text, and for the notice of a closed day. */
  mayDiffer?: { longest: string; closed: boolean } | undefined;
  columns: { time: string; class: string; trainer: string; join: string };
  joinButton: string;
  /** The widest state label beside a class. */
  longestState: string;
  saved: string;
  rows: readonly BoardRow[];
  /** Replaces the rows while the day has no classes, not even extra ones. */
  none?: readonly DatedChange[];
  /** The notice of a closed day; on the pages of single days only. */
  shut?: ClosedDayProps | undefined;
  /** The calendar file of the day or week; undefined without classes. */
  calendar?: { to: string; label: string; note: string } | undefined;
  printButton: string;
  live: LiveScheduleProps;
  /** Props of the Save toggles; undefined on a page without them. */
  saves?: LiveProps['liveSaves'] | undefined;
  /** Days and classes that differ; on the page of the whole week only. */
  differs?: { heading: string; changes: readonly DatedChange[] } | undefined;
  /** The whole week as a table; on the page of the whole week only. */
  week?: { heading: string; days: readonly TableDay[]; note: string } | undefined;
}

/** The timetable: a few sample rows, or all classes of one day. */
export function SchedulePage(props: SchedulePageProps) {
  const {
    banner,
    selector,
    heading,
    note,
    begins,
    exception,
    mayDiffer,
    rows,
    none,
    shut,
    live,
    week,
    differs,
  } = props;
  return (
    <>
      <Banner {...banner} />
      <section className={styles.timetable} aria-labelledby="day-heading">
        <LiveMarkup name="liveSchedule" props={live}>
          <DaySelector {...selector} />
          <div className={styles.head}>
            <h2 id="day-heading">{wholeWords(heading)}</h2>
            {note !== undefined && (
              <p className={`${typography.lead} ${typography.quiet}`}>{note}</p>
            )}
          </div>
          {begins && (
            <p className={styles.begins} {...during(begins)}>
              {begins.said}
            </p>
          )}
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
          <div className={mayDiffer?.closed ? styles.either : undefined}>
            {shut && <ClosedDay {...shut} keepsRoom={mayDiffer?.closed} />}
            <div
              className={week ? styles.board : undefined}
              data-part="board"
              data-room={mayDiffer?.closed ? '' : undefined}
              hidden={shut?.closed !== undefined}
            >
              {rows.length > 0 && <Board {...props} />}
              {none?.map((time) => (
                <p key={time.from} className={typography.lead} {...during(time)}>
                  {time.said}
                </p>
              ))}
            </div>
          </div>
          <Tools {...props} />
          {differs && differs.changes.length > 0 && <DatedSection {...differs} />}
          {week && (
            <div className={styles.week}>
              <WeekTable heading={week.heading} columns={props.columns} days={week.days} />
              <p className={typography.small} data-part="printed">
                {week.note}
              </p>
            </div>
          )}
        </LiveMarkup>
      </section>
    </>
  );
}

/** Shown from the first day of its first line until the last day of its last. */
const DatedSection = ({ heading, changes }: NonNullable<SchedulePageProps['differs']>) => (
  <div className={styles.differs} {...during(wholeOf(changes))}>
    <h3>{heading}</h3>
    <DatedChanges changes={changes} />
  </div>
);

const wholeOf = (changes: readonly DatedChange[]) => ({
  from: changes.map(({ from }) => from).sort()[0]!,
  until: changes
    .map(({ until }) => until)
    .sort()
    .at(-1)!,
  shown: changes.some(({ shown }) => shown),
});

const Board = (props: SchedulePageProps) =>
  props.saves === undefined ? (
    <ScheduleBoard {...props} />
  ) : (
    <LiveMarkup name="liveSaves" props={props.saves} className={styles.saves}>
      <ScheduleBoard {...props} />
      <p className={styles.saved} role="status" data-part="save-status" />
    </LiveMarkup>
  );

const Tools = ({ calendar, printButton }: SchedulePageProps) => (
  <div className={styles.tools}>
    <div className={styles.row}>
      {calendar && (
        <ButtonLink to={calendar.to} icon="calendar" line download>
          {calendar.label}
        </ButtonLink>
      )}
      <div className={styles.print}>
        <Button type="button" icon="printer" line part="print">
          {printButton}
        </Button>
      </div>
    </div>
    {calendar && <p className={`${typography.small} ${typography.quiet}`}>{calendar.note}</p>}
  </div>
);
