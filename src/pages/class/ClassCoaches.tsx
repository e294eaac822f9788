import { ButtonLink } from '../../parts/Button.tsx';
import { Hung, type RootLength } from '../../parts/Hung.tsx';
import { Portrait, type PortraitProps } from '../../parts/Portrait.tsx';
import { Section } from '../../parts/Section.tsx';
import { Tongues, type TonguesProps } from '../../parts/Tongues.tsx';
import typography from '../../parts/typography.module.scss';
import { roomOfSmall, wholeWords } from '../../parts/whole-words.tsx';
import styles from './ClassCoaches.module.scss';

export interface ClassCoach {
  id: string;
  label: string;
  name: string;
  role: string;
  line: string;
  languages: TonguesProps['spoken'];
  portrait: PortraitProps | undefined;
  more: { to: string; label: string };
}

const lengths: readonly RootLength[] = ['9', '5'];

/** Who gives the class: a hung portrait each, and their sentence. */
export const ClassCoaches = ({ coaches }: { coaches: readonly ClassCoach[] }) => (
  <Section ground="bone" className={styles.coaches}>
    <ul>
      {coaches.map(({ id, label, name, role, line, languages, portrait, more }, index) => (
        <li key={id} className={styles.coach}>
          {portrait && (
            <Hung length={lengths[index % lengths.length]!} className={styles.shot}>
              <Portrait {...portrait} sizes="(min-width: 60rem) 40vw, 100vw" />
            </Hung>
          )}
          <div className={styles.words}>
            <p className={typography.label}>{label}</p>
            <p className={styles.line}>{line}</p>
            <h2>{wholeWords(name, roomOfSmall)}</h2>
            <p className={typography.quiet}>
              {role}
              {languages.length > 0 && ': '}
              <Tongues spoken={languages} />
            </p>
            <ButtonLink to={more.to} line arrow>
              {more.label}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
