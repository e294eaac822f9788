import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import { Section } from '../../design/parts/Section.tsx';
import styles from './Features.module.scss';
import { smallHeadingRoom, keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';

export interface FeaturesProps {
  heading: string;
  cards: readonly {
    id: string;
    title: string;
    description: string;
    photo: Picture;
  }[];
}

/** The section of the home page with what the gym offers, as cards that hang on lines drawn as roots. */
export const Features = ({ heading, cards }: FeaturesProps) => (
  <Section ground="oxide" labelledBy="features-heading" className={styles.features}>
    <div className={styles.grid}>
      <h2 id="features-heading">{keepWordsWhole(heading)}</h2>
      {cards.map(({ id, title, description, photo }) => (
        <article key={id} className={styles.card}>
          <div className={styles.photo}>
            <Photo {...photo} sizes="(min-width: 60rem) 32vw, (min-width: 44rem) 46vw, 92vw" />
          </div>
          <h3>{keepWordsWhole(title, smallHeadingRoom)}</h3>
          <p>{description}</p>
        </article>
      ))}
    </div>
  </Section>
);
