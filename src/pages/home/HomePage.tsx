import type { homeProps } from './home-page.ts';
import typography from '../../design/parts/typography.module.scss';
import { Island } from '../../design/islands/Island.tsx';
import { BmiCalculator } from '../../design/parts/BmiCalculator.tsx';
import { PriceChart } from '../../design/parts/PriceChart.tsx';
import { Section } from '../../design/parts/Section.tsx';
import { Testimonials } from '../../design/parts/Testimonials.tsx';
import { FeaturedClasses } from './FeaturedClasses.tsx';
import { Hero } from './Hero.tsx';
import { Photo } from '../../design/parts/Photo.tsx';
import { keepWordsWhole, smallHeadingRoom } from '../../design/parts/keep-words-whole.tsx';
import { ButtonLink } from '../../design/parts/Button.tsx';
import styles from './HomePage.module.scss';

type HomePageProps = ReturnType<typeof homeProps>;

/** The props of a section that is shown; a section that staff hide is `false`. */
type Shown<Section extends keyof HomePageProps> = Exclude<HomePageProps[Section], false>;

/** The home page: the sections that staff show, in this order. Its props come from home-page.ts. */
export const HomePage = ({
  hero,
  features,
  featured,
  why,
  workplace,
  bmi,
  pricing,
  call,
  testimonials,
}: HomePageProps) => (
  <>
    <Hero {...hero} />
    {features && <Features {...features} />}
    {featured && <FeaturedClasses {...featured} />}
    {why && <WhyUs {...why} />}
    {workplace && <Workplace {...workplace} />}
    {bmi && (
      <Section ground="oxide" labelledBy="bmi-heading">
        <Island part={{ BmiCalculator }} props={bmi} />
      </Section>
    )}
    {pricing && (
      <Section ground="bone" labelledBy="plans-heading">
        <PriceChart {...pricing} />
      </Section>
    )}
    {testimonials && <Testimonials {...testimonials} />}
    {call && <TrainerCall {...call} />}
  </>
);

/** Five photographs of the rooms, which narrow screens do not show. */
const Workplace = ({ heading, tiles }: Shown<'workplace'>) => (
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

/** Reasons to choose the gym, beside a photograph. */
const WhyUs = ({ label, heading, points, button, photo }: Shown<'why'>) => (
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
        <ButtonLink {...button} large arrow />
      </div>
    </div>
  </Section>
);

const TrainerCall = ({ label, heading, body, button, phone, callName, photo }: Shown<'call'>) => (
  <section className={styles.call} aria-labelledby="call-heading">
    <div className={styles.callPhoto}>
      <Photo {...photo} sizes="100vw" />
    </div>
    <div className={styles.callWords}>
      <div>
        <p className={typography.label}>{label}</p>
        <h2 id="call-heading">{keepWordsWhole(heading)}</h2>
      </div>
      <div className={styles.side}>
        <p className={typography.lead}>{body}</p>
        <ButtonLink {...button} large arrow />
      </div>
      <a className={styles.number} href={`tel:${phone.e164}`} aria-label={callName}>
        {phone.display}
      </a>
    </div>
  </section>
);

const Features = ({ heading, cards }: Shown<'features'>) => (
  <Section ground="oxide" labelledBy="features-heading" className={styles.features}>
    <div className={styles.featureGrid}>
      <h2 id="features-heading">{keepWordsWhole(heading)}</h2>
      {cards.map(({ id, title, description, photo }) => (
        <article key={id} className={styles.card}>
          <div className={styles.featurePhoto}>
            <Photo {...photo} sizes="(min-width: 60rem) 32vw, (min-width: 44rem) 46vw, 92vw" />
          </div>
          <h3>{keepWordsWhole(title, smallHeadingRoom)}</h3>
          <p>{description}</p>
        </article>
      ))}
    </div>
  </Section>
);
