import { ButtonLink } from '../../design/parts/Button.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import { Section } from '../../design/parts/Section.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './WhyUs.module.scss';
import { smallHeadingRoom, keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';

export interface WhyUsProps {
  label: string;
  heading: string;
  points: readonly { title: string; body: string }[];
  button: { label: string; to: string };
  photo: Picture;
}

/** Reasons to choose the gym, beside a photograph. */
export const WhyUs = ({ label, heading, points, button, photo }: WhyUsProps) => (
  <Section ground="bone" labelledBy="why-heading" className={styles.why}>
    <div className={styles.grid}>
      <div className={styles.photo}>
        <Photo {...photo} sizes="(min-width: 60rem) 46vw, 100vw" />
      </div>
      <div className={styles.words}>
        <p className={typography.label}>{label}</p>
        <h2 id="why-heading">{keepWordsWhole(heading)}</h2>
        <ul className={styles.points}>
          {points.map(({ title, body }) => (
            <li key={title}>
              <h3>{keepWordsWhole(title, smallHeadingRoom)}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to={button.to} large arrow>
          {button.label}
        </ButtonLink>
      </div>
    </div>
  </Section>
);
