import { Photo, type Picture } from './Photo.tsx';
import { Section } from './Section.tsx';
import typography from './typography.module.scss';
import styles from './Testimonials.module.scss';
import { keepWordsWhole } from './keep-words-whole.tsx';

/** Words of members with their names; src/pages/testimonials.ts gives them. */
export interface TestimonialsProps {
  heading: string;
  testimonials: readonly {
    id: string;
    words: string;
    name: string;
    about: string | undefined;
    photo: Picture | undefined;
  }[];
}

/** A section with what members say, in their own words. */
export const Testimonials = ({ heading, testimonials }: TestimonialsProps) => (
  <Section labelledBy="testimonials-heading">
    <h2 id="testimonials-heading">{keepWordsWhole(heading)}</h2>
    <ul className={styles.testimonials}>
      {testimonials.map(({ id, words, name, about, photo }) => (
        <li key={id}>
          <figure>
            <blockquote>{words}</blockquote>
            <figcaption>
              {photo && (
                <div className={styles.photo}>
                  <Photo {...photo} sizes="4.5rem" />
                </div>
              )}
              <div>
                <b>{name}</b>
                {about !== undefined && <p className={typography.quiet}>{about}</p>}
              </div>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);
