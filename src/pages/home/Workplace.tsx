import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import { Section } from '../../design/parts/Section.tsx';
import styles from './Workplace.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';

export interface WorkplaceProps {
  heading: string;
  tiles: readonly { label: string; photo: Picture }[];
}

/** Five photographs of the rooms; hidden on narrow screens. */
export const Workplace = ({ heading, tiles }: WorkplaceProps) => (
  <Section labelledBy="workplace-heading" className={styles.workplace}>
    <div className={styles.strip}>
      {tiles.map(({ label, photo }) => (
        <figure key={label}>
          <Photo {...photo} sizes="(min-width: 48rem) 28vw, 1px" />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
      <h2 id="workplace-heading">{keepWordsWhole(heading)}</h2>
    </div>
  </Section>
);
