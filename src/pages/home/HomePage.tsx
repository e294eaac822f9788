import typography from '../../design/parts/typography.module.scss';
import type { BmiContent } from '../../content/pages/bmi.ts';
import { Island } from '../../design/islands/Island.tsx';
import { BmiCalculator } from '../../design/parts/BmiCalculator.tsx';
import { PriceChart, type PriceChartProps } from '../../design/parts/PriceChart.tsx';
import { Section } from '../../design/parts/Section.tsx';
import { Voices, type VoicesProps } from '../../design/parts/Voices.tsx';
import { FeaturedClasses, type FeaturedClassesProps } from './FeaturedClasses.tsx';
import { Hero, type HeroProps } from './Hero.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import { keepWordsWhole, smallHeadingRoom } from '../../design/parts/keep-words-whole.tsx';
import { ButtonLink } from '../../design/parts/Button.tsx';
import styles from './HomePage.module.scss';

export interface HomePageProps {
  hero: HeroProps;
  // `false`: staff have hidden the section.
  features: FeaturesProps | false;
  featured: FeaturedClassesProps | false;
  why: WhyUsProps | false;
  workplace: WorkplaceProps | false;
  bmi: BmiContent | false;
  pricing: PriceChartProps | false;
  call: TrainerCallProps | false;
  /** Undefined while there are none. */
  voices: VoicesProps | undefined;
}

/** The home page: the sections that staff show, in this order. */
export const HomePage = ({
  hero,
  features,
  featured,
  why,
  workplace,
  bmi,
  pricing,
  call,
  voices,
}: HomePageProps) => (
  <>
    <Hero {...hero} />
    {features && <Features {...features} />}
    {featured && <FeaturedClasses {...featured} />}
    {why && <WhyUs {...why} />}
    {workplace && <Workplace {...workplace} />}
    {bmi && (
      <Section ground="oxide" labelledBy="bmi-heading">
        <Island part={BmiCalculator} name="BmiCalculator" props={bmi} />
      </Section>
    )}
    {pricing && (
      <Section ground="bone" labelledBy="plans-heading">
        <PriceChart {...pricing} />
      </Section>
    )}
    {voices && <Voices {...voices} />}
    {call && <TrainerCall {...call} />}
  </>
);

interface WorkplaceProps {
  heading: string;
  tiles: readonly { label: string; photo: Picture }[];
}

/** Five photographs of the rooms; hidden on narrow screens. */
const Workplace = ({ heading, tiles }: WorkplaceProps) => (
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

interface WhyUsProps {
  label: string;
  heading: string;
  points: readonly { title: string; body: string }[];
  button: { label: string; to: string };
  photo: Picture;
}

/** Reasons to choose the gym, beside a photograph. */
const WhyUs = ({ label, heading, points, button, photo }: WhyUsProps) => (
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

interface TrainerCallProps {
  label: string;
  heading: string;
  body: string;
  button: { label: string; to: string };
  phone: { display: string; e164: string };
  /** Accessible name of the phone link. */
  callName: string;
  photo: Picture;
}

/** The invitation to call a trainer, with the phone number in very large type. */
const TrainerCall = ({
  label,
  heading,
  body,
  button,
  phone,
  callName,
  photo,
}: TrainerCallProps) => (
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
        <ButtonLink to={button.to} large arrow>
          {button.label}
        </ButtonLink>
      </div>
      <a className={styles.number} href={`tel:${phone.e164}`} aria-label={callName}>
        {phone.display}
      </a>
    </div>
  </section>
);

interface FeaturesProps {
  heading: string;
  cards: readonly {
    id: string;
    title: string;
    description: string;
    photo: Picture;
  }[];
}

/** The section of the home page with what the gym offers, as cards that hang on lines drawn as roots. */
const Features = ({ heading, cards }: FeaturesProps) => (
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
