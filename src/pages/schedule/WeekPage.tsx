import { LiveMarkup, type LiveProps } from '../../design/islands/Island.tsx';
import { DatedChanges, during, type DatedChange } from '../../design/parts/DatedChanges.tsx';
import { ScheduleBoard, type BoardRow } from '../../design/parts/ScheduleBoard.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { NoMatch } from './NoMatch.tsx';
import { TimetableTools, type TimetableToolsProps } from './TimetableTools.tsx';
import { Week, type WeekProps } from './Week.tsx';
import { WeekDays, type WeekDaysProps } from './WeekDays.tsx';
import { Validity, type ValidityProps } from './Validity.tsx';
import { WithSaves } from './WithSaves.tsx';
import { WeekHeader, type WeekHeaderProps } from './WeekHeader.tsx';
import styles from './WeekPage.module.scss';

export interface WeekPageProps extends ValidityProps {
  top: WeekHeaderProps;
  selector: WeekDaysProps;
  week: WeekProps;
  none: { heading: string; showAll: string };
  /** Days and classes that differ in the coming weeks. */
  differs: { heading: string; changes: readonly DatedChange[] };
  calendar?: TimetableToolsProps['calendar'];
  /** `note`: the line under the printed week. */
  print: { button: string; note: string };
  toTry: {
    heading: string;
    columns: { time: string; class: string; trainer: string; join: string };
    joinButton: string;
    rows: readonly BoardRow[];
  };
  live: LiveProps['liveWeek'];
  /** Props of the Save toggles; undefined without accounts. */
  saves?: LiveProps['liveSaves'] | undefined;
}

/** The whole week, and a few classes to try. */
export function WeekPage(props: WeekPageProps) {
  const {
    top,
    selector,
    week,
    none,
    validity,
    asOf,
    differs,
    toTry,
    live,
    saves,
    calendar,
    print,
  } = props;
  return (
    <>
      <LiveMarkup name="liveWeek" props={live}>
        <WeekHeader {...top} />
        <section className={styles.week} aria-label={top.title}>
          <WeekDays {...selector} />
          <Validity validity={validity} asOf={asOf} />
          <NoMatch {...none} />
          <WithSaves saves={saves}>
            <Week {...week} />
          </WithSaves>
          <TimetableTools calendar={calendar} printButton={print.button} />
          {differs.changes.length > 0 && <Changes {...differs} />}
          <p className={styles.printNote} data-part="printed">
            {print.note}
          </p>
        </section>
      </LiveMarkup>
      <section className={styles.toTry} aria-labelledby="to-try" data-ground="bone">
        <h2 id="to-try">{keepWordsWhole(toTry.heading)}</h2>
        <ScheduleBoard {...toTry} longestState="" saved="" />
      </section>
    </>
  );
}

/** What differs in the coming weeks, shown from the first day of its lines through the last. */
const Changes = ({ heading, changes }: WeekPageProps['differs']) => {
  const allDays = {
    from: changes.map(({ from }) => from).sort()[0]!,
    until: changes
      .map(({ until }) => until)
      .sort()
      .at(-1)!,
    shown: changes.some(({ shown }) => shown),
  };
  return (
    <div className={styles.changes} {...during(allDays)}>
      <h3>{heading}</h3>
      <DatedChanges changes={changes} />
    </div>
  );
};
