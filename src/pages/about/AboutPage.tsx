import type { aboutProps } from './about-page.ts';
import { Banner } from '../../design/parts/Banner.tsx';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { HangingBlock, type RootLength, Section } from '../../design/parts/Section.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './AboutPage.module.scss';
import { smallHeadingRoom, keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { PageLink } from '../../design/parts/Links.tsx';

type AboutPageProps = ReturnType<typeof aboutProps>;

/** The page /about: the gym, its values and its coaches. Its texts come from about-page.ts. */
export const AboutPage = ({
  banner,
  label,
  heading,
  paragraphs,
  button,
  collage,
  values,
  coaches,
}: AboutPageProps) => (
  <>
    <Banner {...banner} />
    <Section ground="bone" labelledBy="about-heading" className={styles.about}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={typography.label}>{label}</p>
          <h2 id="about-heading">{keepWordsWhole(heading)}</h2>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? typography.lead : undefined}>
              {paragraph}
            </p>
          ))}
          <ButtonLink {...button} large arrow />
        </div>
        <Collage pictures={collage} />
      </div>
    </Section>
    <Section ground="oxide" labelledBy="values-heading">
      <div className={styles.twoColumns}>
        <h2 id="values-heading">{keepWordsWhole(values.heading)}</h2>
        <ul className={styles.values}>
          {values.items.map(({ title, body }) => (
            <li key={title}>
              <h3>{keepWordsWhole(title, smallHeadingRoom)}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
    <section aria-labelledby="coaches-heading">
      <div className={styles.coachesTop}>
        <Photo {...coaches.photo} sizes="100vw" />
        <h2 id="coaches-heading">{keepWordsWhole(coaches.heading)}</h2>
      </div>
      <div className={styles.coaches}>
        <p className={`${typography.lead} ${typography.quiet}`}>{coaches.intro}</p>
        <ul>
          {coaches.list.map(({ to, name, role, line, classes }) => (
            <li key={to}>
              <h3>
                <PageLink to={to}>{keepWordsWhole(name, smallHeadingRoom)}</PageLink>
              </h3>
              <p>
                <b>{role}</b>
                <span className={typography.quiet}>{line}</span>
              </p>
              <p>
                {classes.map((one, index) => (
                  <span key={one.to}>
                    {index > 0 && ', '}
                    <PageLink to={one.to}>{one.name}</PageLink>
                  </span>
                ))}
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.allCoaches}>
          <ButtonLink {...coaches.allCoachesLink} outlined arrow />
        </p>
      </div>
    </section>
  </>
);

const rootLengths: readonly RootLength[] = ['13', '5', '19'];

/** Decorative photographs that hang from above; narrow screens do not show them. */
const Collage = ({ pictures }: { pictures: readonly Picture[] }) => (
  <div className={styles.collage} aria-hidden="true">
    {pictures.map((picture, index) => (
      <HangingBlock key={picture.photograph.base} length={rootLengths[index % rootLengths.length]!}>
        <Photo {...picture} alt="" sizes="(min-width: 64rem) 18vw, 1px" />
      </HangingBlock>
    ))}
  </div>
);
