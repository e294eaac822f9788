import { Link } from 'react-router-dom';
import { Portrait } from '../../design/parts/Photo.tsx';
import { Section } from '../../design/parts/Section.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './CoachIndex.module.scss';
import type { ListedCoach } from './coaches.ts';

/** From this many coaches on, the list is alphabetical, with links to its letters. */
const fewestWithLetters = 21;

interface Props {
  coaches: readonly ListedCoach[];
  /** Accessible name of the links to letters. */
  letters: string;
  /** Accessible name of the list. */
  label: string;
}

/** The coaches as a compact list, when there are too many for cards. */
export const CoachIndex = ({ coaches, letters, label }: Props) => {
  const groups: CoachGroup[] =
    coaches.length < fewestWithLetters ? [{ coaches }] : byLetter(coaches);
  return (
    <Section>
      {coaches.length >= fewestWithLetters && (
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
};

const Group = ({ letter, coaches }: CoachGroup) =>
  coaches.map(({ to, name, role, portrait, week }, index) => (
    <li key={to} id={letter !== undefined && index === 0 ? `letter-${letter}` : undefined}>
      {letter !== undefined && index === 0 && (
        <b className={styles.letter} aria-hidden="true">
          {letter}
        </b>
      )}
      <Link to={to} discover="none">
        <div className={styles.portrait}>
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

/** The coaches of one letter, or all of them without letters. */
interface CoachGroup {
  letter?: string;
  coaches: readonly ListedCoach[];
}

/** The letter of a name in the alphabet of the place: É is E, but Å is a letter of its own in Danish. */
function letterOf({ name }: ListedCoach): string {
  const letter = name.normalize('NFC').charAt(0).toUpperCase();
  const plain = letter.normalize('NFD').charAt(0);
  const isSame = letter.localeCompare(plain, __PLACE__.locale, { sensitivity: 'base' }) === 0;
  return isSame ? plain : letter;
}

function byLetter(coaches: readonly ListedCoach[]): CoachGroup[] {
  const sorted = [...coaches].sort((one, other) =>
    one.name.localeCompare(other.name, __PLACE__.locale),
  );
  const letters = [...new Set(sorted.map(letterOf))];
  return letters.map((letter) => ({
    letter,
    coaches: sorted.filter((coach) => letterOf(coach) === letter),
  }));
}
