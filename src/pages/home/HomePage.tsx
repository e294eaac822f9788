import type { BmiContent } from '../../content/pages/bmi.ts';
import { Island } from '../../design/islands/Island.tsx';
import { BmiCalculator } from '../../design/parts/BmiCalculator.tsx';
import { PriceChart, type PriceChartProps } from '../../design/parts/PriceChart.tsx';
import { Section } from '../../design/parts/Section.tsx';
import { Voices, type VoicesProps } from '../../design/parts/Voices.tsx';
import { FeaturedClasses, type FeaturedClassesProps } from './FeaturedClasses.tsx';
import { Features, type FeaturesProps } from './Features.tsx';
import { Hero, type HeroProps } from './Hero.tsx';
import { TrainerCall, type TrainerCallProps } from './TrainerCall.tsx';
import { WhyUs, type WhyUsProps } from './WhyUs.tsx';
import { Workplace, type WorkplaceProps } from './Workplace.tsx';

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
