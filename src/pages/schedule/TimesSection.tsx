import { ButtonLink } from '../../design/parts/Button.tsx';
import { Section } from '../../design/parts/Section.tsx';
import { TextLink } from '../../design/parts/Links.tsx';
import typography from '../../design/parts/typography.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { ScheduleBoard, type BoardProps } from '../../design/parts/ScheduleBoard.tsx';
import type { LiveProps } from '../../design/islands/Island.tsx';
import { WithSaves } from './WithSaves.tsx';
import styles from './TimesSection.module.scss';

export interface TimesSectionProps {
  heading: string;
  week: { label: string; to: string };
  /** Replaces the rows when there are none. */
  none: string | undefined;
  board: BoardProps;
  saves: LiveProps['liveSaves'] | undefined;
  calendar?: { to: string; label: string } | undefined;
}

/** The times of one class or coach in the week, with a link to the whole week. */
export const TimesSection = ({
  heading,
  week,
  none,
  board,
  saves,
  calendar,
}: TimesSectionProps) => (
  <Section labelledBy="times-heading">
    <div className={styles.head}>
      <h2 id="times-heading">{keepWordsWhole(heading)}</h2>
      <TextLink to={week.to}>{week.label}</TextLink>
    </div>
    {none === undefined ? (
      <WithSaves saves={saves}>
        <ScheduleBoard {...board} />
      </WithSaves>
    ) : (
      <p className={typography.lead}>{none}</p>
    )}
    {calendar && (
      <p className={styles.calendar}>
        <ButtonLink to={calendar.to} icon="calendar" outlined download>
          {calendar.label}
        </ButtonLink>
      </p>
    )}
  </Section>
);
