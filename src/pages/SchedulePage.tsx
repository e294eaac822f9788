import { LiveMarkup } from '../islands/Island.tsx';
import type { LiveScheduleProps } from '../islands/live-schedule.ts';
import { Banner } from '../parts/Banner.tsx';
import { DaySelector } from '../parts/DaySelector.tsx';
import type { PhotoProps } from '../parts/Photo.tsx';
import { ScheduleBoard, type BoardRow } from '../parts/ScheduleBoard.tsx';
import { WeekTable, type TableDay } from '../parts/WeekTable.tsx';
import type from '../parts/type.module.scss';
import styles from './SchedulePage.module.scss';

export interface SchedulePageProps {
  banner: { title: string; lead: string; photo: Omit<PhotoProps, 'sizes'> };
  selector: { label: string; today: string };
  heading: string;
  /** A sentence beside the heading. */
  note?: string | undefined;
  columns: { time: string; class: string; trainer: string; join: string };
  joinButton: string;
  rows: readonly BoardRow[];
  /** Shown in place of the rows on a day without classes. */
  none?: string | undefined;
  live: LiveScheduleProps;
  /** The whole week as a table; on the page of the whole week only. */
  week?: { heading: string; days: readonly TableDay[]; note: string } | undefined;
}

/** The schedule: a few rows to try, or all classes of one day. */
export function SchedulePage({
  banner,
  selector,
  heading,
  note,
  columns,
  joinButton,
  rows,
  none,
  live,
  week,
}: SchedulePageProps) {
  return (
    <>
      <Banner {...banner} />
      <section className={styles.timetable} aria-labelledby="day-heading">
        <LiveMarkup name="liveSchedule" props={live}>
          <DaySelector {...selector} />
          <div className={styles.head}>
            <h2 id="day-heading">{heading}</h2>
            {note !== undefined && <p className={`${type.lead} ${type.quiet}`}>{note}</p>}
          </div>
          <p className={styles.exception} data-part="exception" role="status" hidden />
          {rows.length > 0 ? (
            <div className={week ? styles.board : undefined}>
              <ScheduleBoard columns={columns} joinButton={joinButton} rows={rows} />
            </div>
          ) : (
            <p className={type.lead}>{none}</p>
          )}
        </LiveMarkup>
        {week && (
          <div className={styles.week}>
            <WeekTable heading={week.heading} columns={columns} days={week.days} />
            <p className={type.small}>{week.note}</p>
          </div>
        )}
      </section>
    </>
  );
}
