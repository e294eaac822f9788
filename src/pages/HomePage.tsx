import type { BmiContent } from '../content/pages/bmi.ts';
import { Island } from '../rendering/islands/Island.tsx';
import { BmiCalculator } from '../parts/BmiCalculator.tsx';
import { PriceChart, type PriceChartProps } from '../parts/PriceChart.tsx';
import { Section } from '../parts/Section.tsx';
import { Voices, type VoicesProps } from '../parts/Voices.tsx';
import { FeaturedClasses, type FeaturedClassesProps } from './home/FeaturedClasses.tsx';
import { Features, type FeaturesProps } from './home/Features.tsx';
import { Hero, type HeroProps } from './home/Hero.tsx';
import { TrainerCall, type TrainerCallProps } from './home/TrainerCall.tsx';
import { WhyUs, type WhyUsProps } from './home/WhyUs.tsx';
import { Workplace, type WorkplaceProps } from './home/Workplace.tsx';

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
