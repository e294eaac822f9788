import { Link } from 'react-router-dom';
import { Portrait } from '../../parts/Portrait.tsx';
import { Section } from '../../parts/Section.tsx';
import typography from '../../parts/typography.module.scss';
import styles from './CoachIndex.module.scss';
import type { ListedCoach } from './listed-coach.ts';

/** From so many coaches on, the list is in the order of the alphabet and has its letters. */
const leastWithLetters = 21;

interface Props {
  coaches: readonly ListedCoach[];
  /** Name of the row of letters. */
  letters: string;
  /** Name of the list. */
  label: string;
}

/** More coaches than hang on a page: a list, with the letters of the alphabet when it is long. */
export const CoachIndex = ({ coaches, letters, label }: Props) => {
  const groups = coaches.length < leastWithLetters ? [{ coaches }] : byLetter(coaches);
  return (
    <Section>
      {coaches.length >= leastWithLetters && (
        <nav className={styles.letters} aria-label={letters}>
          {groups.map(({ letter }) => (
            <a key={letter} href={`#letter-${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      <ul className={styles.index} aria-label={label}>
        {groups.map(({ letter, coaches: of }) => (
          <Group key={letter ?? ''} letter={letter} coaches={of} />
        ))}
      </ul>
    </Section>
  );
};

const Group = ({
  letter,
  coaches,
}: {
  letter?: string | undefined;
  coaches: readonly ListedCoach[];
}) =>
  coaches.map(({ to, name, role, portrait, week }, index) => (
    <li key={to} id={letter !== undefined && index === 0 ? `letter-${letter}` : undefined}>
      {letter !== undefined && index === 0 && (
        <b className={styles.letter} aria-hidden="true">
          {letter}
        </b>
      )}
      <Link to={to} discover="none">
        <div className={styles.shot}>
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
      </Link>
    </li>
  ));

interface OfLetter {
  letter?: string;
  coaches: readonly ListedCoach[];
}

const letterOf = ({ name }: ListedCoach) => name.normalize('NFD').charAt(0).toUpperCase();

function byLetter(coaches: readonly ListedCoach[]): OfLetter[] {
  const sorted = [...coaches].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const letters = [...new Set(sorted.map(letterOf))];
  return letters.map((letter) => ({
    letter,
    coaches: sorted.filter((coach) => letterOf(coach) === letter),
  }));
}
