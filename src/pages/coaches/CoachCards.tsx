import { Link } from 'react-router-dom';
import { HangingBlock, type RootLength, Section } from '../../design/parts/Section.tsx';
import { NextTime } from '../../design/parts/NextSession.tsx';
import { Portrait } from '../../design/parts/Photo.tsx';
import typography from '../../design/parts/typography.module.scss';
import { smallHeadingRoom, keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import styles from './CoachCards.module.scss';
import type { ListedCoach } from './coaches.ts';

/** The background of each row, and the lengths of the drawn roots on which its cards hang. */
const rows: readonly { ground: 'bone' | 'oxide'; lengths: readonly RootLength[] }[] = [
  { ground: 'bone', lengths: ['5.5', '11', '7'] },
  { ground: 'oxide', lengths: ['11', '5.5', '9'] },
];

/** Up to six coaches as hanging cards, three on each ground; CoachesPage shows more as a list (`mostCards`). */
export const CoachCards = ({ coaches }: { coaches: readonly ListedCoach[] }) =>
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
      <Link to={to} discover="none">
        {keepWordsWhole(name, smallHeadingRoom)}
      </Link>
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
  date,
  longest,
  name,
}: NonNullable<ListedCoach['next']> & { name: string }) => (
  <p className={styles.next} data-next="" data-trainer={name}>
    <span data-longest={longest}>
      <span data-part="next-date">{date}</span>
    </span>
    <span className={typography.figures}>
      <NextTime start={start} />
    </span>
  </p>
);
