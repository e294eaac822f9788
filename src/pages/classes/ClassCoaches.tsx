import { ButtonLink } from '../../design/parts/Button.tsx';
import { HangingBlock, type RootLength, Section } from '../../design/parts/Section.tsx';
import { Portrait, type PortraitProps } from '../../design/parts/Photo.tsx';
import { LanguageNames, type LanguageNamesProps } from '../../design/parts/GymFacts.tsx';
import typography from '../../design/parts/typography.module.scss';
import { smallHeadingRoom, keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import styles from './ClassCoaches.module.scss';

export interface ClassCoach {
  id: string;
  label: string;
  name: string;
  role: string;
  line: string;
  languages: LanguageNamesProps['spoken'];
  portrait: PortraitProps | undefined;
  more: { to: string; label: string };
}

const rootLengths: readonly RootLength[] = ['9', '5'];

/** The coaches of a class: for each a portrait, a sentence and a link. */
export const ClassCoaches = ({ coaches }: { coaches: readonly ClassCoach[] }) => (
  <Section ground="bone" className={styles.coaches}>
    <ul>
      {coaches.map(({ id, label, name, role, line, languages, portrait, more }, index) => (
        <li key={id} className={styles.coach}>
          {portrait && (
            <HangingBlock
              length={rootLengths[index % rootLengths.length]!}
              className={styles.portrait}
            >
              <Portrait {...portrait} sizes="(min-width: 60rem) 40vw, 100vw" />
            </HangingBlock>
          )}
          <div className={styles.words}>
            <p className={typography.label}>{label}</p>
            <p className={styles.line}>{line}</p>
            <h2>{keepWordsWhole(name, smallHeadingRoom)}</h2>
            <p className={typography.quiet}>
              {role}
              {languages.length > 0 && ': '}
              <LanguageNames spoken={languages} />
            </p>
            <ButtonLink to={more.to} outlined arrow>
              {more.label}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
