import type { allCoachesProps } from './coach-pages.ts';
import typography from '../../design/parts/typography.module.scss';
import { Banner } from '../../design/parts/Banner.tsx';
import { Portrait } from '../../design/parts/Photo.tsx';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from '../schedule/live-times.ts';
import { HangingBlock, type RootLength, Section } from '../../design/parts/Section.tsx';
import { NextTime } from '../schedule/TimetableTools.tsx';
import { keepWordsWhole, smallHeadingRoom } from '../../design/parts/keep-words-whole.tsx';
import { PageLink } from '../../design/parts/Links.tsx';
import { nextParts } from '../schedule/timetable-parts.ts';
import styles from './CoachesPage.module.scss';

export type CoachesPageProps = ReturnType<typeof allCoachesProps>;
type ListedCoach = CoachesPageProps['coaches'][number];

/** The most coaches that are shown as cards; more coaches are shown as a list. */
const mostCards = 6;

/**
 * The page /coaches: all coaches, as cards or as a list. Its props come from coach-pages.ts; live-times.ts keeps the
 * next class of each up to date.
 */
export const CoachesPage = ({ banner, coaches, groups, letters, live }: CoachesPageProps) => (
  <>
    <Banner {...banner} />
    {coaches.length > mostCards ? (
      <CoachIndex groups={groups} letters={letters} label={banner.title} />
    ) : (
      <LiveMarkup<typeof script> name="liveTimes" props={live}>
        <CoachCards coaches={coaches} />
      </LiveMarkup>
    )}
  </>
);

/** The background of each row, and the lengths of the roots on which its cards hang. */
const rows: readonly { ground: 'bone' | 'oxide'; lengths: readonly RootLength[] }[] = [
  { ground: 'bone', lengths: ['5.5', '11', '7'] },
  { ground: 'oxide', lengths: ['11', '5.5', '9'] },
];

/** Up to six coaches as hanging cards, three on each ground. */
const CoachCards = ({ coaches }: { coaches: readonly ListedCoach[] }) =>
  rows.map(({ ground, lengths }, row) => {
    const shown = coaches.slice(row * 3, row * 3 + 3);
    return (
      shown.length > 0 && (
        <Section key={ground} ground={ground} className={styles.section}>
          <ul className={styles.cards}>
            {shown.map((coach, index) => (
              <HangingBlock key={coach.to} as="li" length={lengths[index]!} className={styles.card}>
                <Card {...coach} />
              </HangingBlock>
            ))}
          </ul>
        </Section>
      )
    );
  });

const Card = ({ to, name, role, classes, portrait, next }: ListedCoach) => (
  <>
    {portrait && (
      <div className={styles.portrait}>
        <Portrait
          photo={portrait.photo}
          note={undefined}
          sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 9rem"
        />
      </div>
    )}
    <h2>
      <PageLink to={to}>{keepWordsWhole(name, smallHeadingRoom)}</PageLink>
    </h2>
    <p className={styles.role}>
      {role}
      <br />
      {classes}
    </p>
    {next && <NextClass {...next} name={name} />}
  </>
);

const NextClass = ({
  start,
  startParts,
  date,
  name,
}: NonNullable<ListedCoach['next']> & { name: string }) => (
  <p className={styles.next} data-trainer={name} {...nextParts.next}>
    <span {...nextParts.date}>{date}</span>
    <span className={typography.figures}>
      <NextTime start={start} parts={startParts} />
    </span>
  </p>
);

/** The coaches as a compact list, if there are too many for cards. Screen readers say `letters` and `label`. */
const CoachIndex = ({
  groups,
  letters,
  label,
}: Pick<CoachesPageProps, 'groups' | 'letters'> & { label: string }) => (
  <Section>
    {groups[0]?.letter !== undefined && (
      <nav className={styles.letters} aria-label={letters}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
    )}
    <ul className={styles.index} aria-label={label}>
      {groups.map((group) => (
        <Group key={group.letter ?? ''} {...group} />
      ))}
    </ul>
  </Section>
);

const Group = ({ letter, coaches }: CoachesPageProps['groups'][number]) =>
  coaches.map(({ to, name, role, portrait, week }, index) => (
    <li key={to} id={letter !== undefined && index === 0 ? `letter-${letter}` : undefined}>
      {letter !== undefined && index === 0 && (
        <b className={styles.letter} aria-hidden="true">
          {letter}
        </b>
      )}
      <PageLink to={to}>
        <div className={styles.smallPortrait}>
          {portrait && <Portrait photo={portrait.photo} note={undefined} sizes="4.5rem" />}
        </div>
        <span>
          <b>{name}</b>
          <span>{role}</span>
        </span>
        <span className={typography.figures} aria-hidden="true">
          {week.count}
        </span>
        <span className={typography.visuallyHidden}>{week.text}</span>
      </PageLink>
    </li>
  ));
