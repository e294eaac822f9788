import type { weekProps } from './week-page.ts';
import typography from '../../design/parts/typography.module.scss';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from './live-week.ts';
import { DatedChanges, during } from '../../design/parts/DatedChanges.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { TimetableTools, Validity, WithSaves } from './TimetableTools.tsx';
import { ScheduleBoard } from './SessionRow.tsx';
import { Week } from './Week.tsx';
import { Photo } from '../../design/parts/Photo.tsx';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { weekParts } from './timetable-parts.ts';
import { classNames } from '../../design/parts/class-names.ts';
import styles from './WeekPage.module.scss';

export type WeekPageProps = ReturnType<typeof weekProps>;

/** The page /schedule: the whole week, which live-week.ts and filter-week.ts change, and a few classes to try. */
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
      <LiveMarkup<typeof script> name="liveWeek" props={live}>
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
          <p className={styles.printNote} {...weekParts.printed}>
            {print.note}
          </p>
        </section>
      </LiveMarkup>
      <section className={styles.toTry} aria-labelledby="to-try" data-ground="bone">
        <h2 id="to-try">{keepWordsWhole(toTry.heading)}</h2>
        <ScheduleBoard {...toTry} />
      </section>
    </>
  );
}

/** The lines about what differs in the coming weeks; the heading is shown as long as one of the lines. */
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

const WeekHeader = ({ title, photo, dates, filters }: WeekPageProps['top']) => (
  <div className={styles.top}>
    <div className={styles.photo}>
      <Photo {...photo} sizes="(min-width: 60rem) 52vw, 100vw" first />
    </div>
    <div className={styles.title}>
      <h1>{title}</h1>
      <p {...weekParts.dates}>
        {dates.map((text, index) => (index % 2 === 0 ? <b key={index}>{text}</b> : text))}
      </p>
    </div>
    <WeekFilters {...filters} />
  </div>
);

type WeekFiltersProps = WeekPageProps['top']['filters'];

/** The filters of the week: links, which filter-week.ts turns into filters, and the result. */
const WeekFilters = ({ label, classes, coaches, parts, longestResult }: WeekFiltersProps) => (
  <div className={styles.filters} role="group" aria-label={label} {...weekParts.filters}>
    <Picker kind="class" {...classes} />
    <Picker kind="coach" {...coaches} />
    {parts.length > 1 && (
      <div className={styles.parts}>
        {parts.map((part) => (
          <a key={part.id} href={`#${part.id}`} data-pick={`time:${part.id}`}>
            {part.label}
          </a>
        ))}
      </div>
    )}
    <p className={styles.result} role="status" data-longest={longestResult}>
      <span>
        <b {...weekParts.count} /> <a {...weekParts.next} />
      </span>
    </p>
  </div>
);

const Picker = ({
  kind,
  any,
  choices,
}: WeekFiltersProps['classes'] & { kind: 'class' | 'coach' }) => (
  <details className={styles.picker} name="week" data-picker={kind}>
    <summary>{any}</summary>
    <ul>
      <li className={typography.onlyWithScript}>
        <a href="/schedule" data-pick={`${kind}:`}>
          {any}
        </a>
      </li>
      {choices.map(({ id, label, to, count }) => (
        <li key={id}>
          <a href={to} data-pick={`${kind}:${id}`}>
            {label}
            <span className={typography.figures} aria-hidden="true">
              {count}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </details>
);

/**
 * The message in place of the week if no class matches the filters. filter-week.ts names the nearest classes, and fills
 * in the buttons.
 */
const NoMatch = ({ heading, showAll }: WeekPageProps['none']) => (
  <div className={styles.message} {...weekParts.none} hidden>
    <h2 {...weekParts.noneHeading}>{heading}</h2>
    <p className={`${typography.lead} ${typography.quiet}`} {...weekParts.noneNearest} />
    <div className={styles.buttons}>
      {(['onlyClass', 'onlyCoach', 'onlyTime'] as const).map((part) => (
        <ButtonLink key={part} to="/schedule" label="" part={weekParts[part]} outlined />
      ))}
      <ButtonLink to="/schedule" label={showAll} />
    </div>
  </div>
);

/** Links to the days in the list below, always in sight on a phone. live-week.ts adds dates and marks today. */
const WeekDays = ({ label, days, hasWideMark }: WeekPageProps['selector']) => (
  <nav className={styles.nav} aria-label={label}>
    <ol className={classNames(styles.days, hasWideMark && styles.wideMark)} data-weekdays="">
      {days.map(({ id, name, short }) => (
        <li key={id}>
          <a href={`#${id}`} data-chip={id}>
            <span className={typography.visuallyHidden}>{name}</span>
            <span aria-hidden="true">{short}</span>
            <small>
              <span {...weekParts.chipDate} />
            </small>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
