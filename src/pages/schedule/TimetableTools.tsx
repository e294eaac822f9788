/* The parts that several pages put around a timetable. */

import typography from '../../design/parts/typography.module.scss';
import { Button, ButtonLink } from '../../design/parts/Button.tsx';
import { type DatedChange, during } from '../../design/parts/DatedChanges.tsx';
import type { ReactNode } from 'react';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from './live-saves.ts';
import type { savesOf } from './day-pages.ts';
import { Section } from '../../design/parts/Section.tsx';
import { TextLink } from '../../design/parts/Links.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { type BoardProps, ScheduleBoard } from './SessionRow.tsx';
import type { nextProps } from './filtered-timetable.ts';
import { dayParts, nextParts, saveParts } from './timetable-parts.ts';
import styles from './TimetableTools.module.scss';

/** The texts of the buttons below a timetable. */
interface TimetableToolsProps {
  /** The calendar file of the day or week; undefined if there are no classes. */
  calendar?: { to: string; label: string; note: string } | undefined;
  printButton: string;
}

/** The buttons below a timetable, for its calendar file and for printing. */
export const TimetableTools = ({ calendar, printButton }: TimetableToolsProps) => (
  <div className={styles.tools}>
    <div className={styles.buttons}>
      {calendar && <ButtonLink {...calendar} icon="calendar" outlined download />}
      <div className={typography.onlyWithScript}>
        <Button type="button" icon="printer" outlined part={dayParts.print}>
          {printButton}
        </Button>
      </div>
    </div>
    {calendar && <p className={`${typography.small} ${typography.quiet}`}>{calendar.note}</p>}
  </div>
);

interface ValidityProps {
  /** Lines that say from which day on the timetable is valid, and that an old page may be wrong. */
  validity: readonly DatedChange[];
  /** A line with the day on which the page was made, for browsers without scripts. */
  asOf: string;
}

/** The lines above a timetable that say when it is valid. */
export const Validity = ({ validity, asOf }: ValidityProps) => (
  <>
    {validity.map((line) => (
      <p key={line.from} className={styles.line} {...during(line)}>
        {line.text}
      </p>
    ))}
    <p className={`${styles.line} ${typography.onlyWithoutScript}`}>{asOf}</p>
  </>
);

interface Props {
  /** The props of the Save toggles; undefined without accounts. */
  saves: ReturnType<typeof savesOf> | undefined;
  children: ReactNode;
}

/** Classes with Save toggles, and below them a line that says what a press has done. */
export const WithSaves = ({ saves, children }: Props) =>
  saves === undefined ? (
    children
  ) : (
    <LiveMarkup<typeof script> name="liveSaves" props={saves} className={styles.saves}>
      {children}
      <p className={styles.status} role="status" {...saveParts.saveStatus} />
    </LiveMarkup>
  );

interface TimesSectionProps {
  heading: string;
  week: { label: string; to: string };
  /** The text in place of the rows if there are none. */
  none: string;
  board: BoardProps;
  asOf: string;
  saves: ReturnType<typeof savesOf> | undefined;
  calendar?: { to: string; label: string } | undefined;
}

/** The section with the times of a class or a coach. */
export const TimesSection = ({
  heading,
  week,
  none,
  board,
  asOf,
  saves,
  calendar,
}: TimesSectionProps) => (
  <Section labelledBy="times-heading">
    <div className={styles.head}>
      <h2 id="times-heading">{keepWordsWhole(heading)}</h2>
      <TextLink {...week} />
    </div>
    {board.rows.length > 0 && <Validity validity={[]} asOf={asOf} />}
    <WithSaves saves={saves}>
      <ScheduleBoard {...board} />
    </WithSaves>
    <p className={typography.lead} {...nextParts.noRows} hidden={board.rows.length > 0}>
      {none}
    </p>
    {calendar && (
      <p className={styles.calendar}>
        <ButtonLink {...calendar} icon="calendar" outlined download />
      </p>
    )}
  </Section>
);

/** The next session of a class or coach, or the text that there is none. */
export const NextSession = ({ next, coach, none }: ReturnType<typeof nextProps>) => (
  <>
    {next && (
      <div className={styles.next} data-trainer={coach} {...nextParts.next}>
        <p className={typography.figures}>
          <NextTime start={next.start} parts={next.startParts} />
        </p>
        <p>
          <b>
            <span {...nextParts.date}>{next.date}</span>
          </b>
          <br />
          <span {...nextParts.details}>{next.details}</span>
        </p>
      </div>
    )}
    <p className={typography.lead} {...nextParts.noNext} hidden={next !== undefined}>
      {none}
    </p>
  </>
);

/** The start of the next session, such as "6:00pm", which live-times.ts replaces. */
export function NextTime({
  start,
  parts: [number, half],
}: {
  start: string;
  parts: readonly [number: string, half: string];
}) {
  return (
    <time dateTime={start} {...nextParts.time}>
      <span {...nextParts.number}>{number}</span>
      <small {...nextParts.half}>{half}</small>
    </time>
  );
}
