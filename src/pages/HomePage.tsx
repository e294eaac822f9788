import type { BmiContent } from '../content/pages/bmi.ts';
import { Island } from '../islands/Island.tsx';
import { BmiCalculator } from '../parts/BmiCalculator.tsx';
import { PriceChart, type PriceChartProps } from '../parts/PriceChart.tsx';
import { Section } from '../parts/Section.tsx';
import { FeaturedClasses, type FeaturedClassesProps } from './home/FeaturedClasses.tsx';
import { Features, type FeaturesProps } from './home/Features.tsx';
import { Hero, type HeroProps } from './home/Hero.tsx';
import { TrainerCall, type TrainerCallProps } from './home/TrainerCall.tsx';
import { WhyUs, type WhyUsProps } from './home/WhyUs.tsx';
import { Workplace, type WorkplaceProps } from './home/Workplace.tsx';

export interface HomePageProps {
  hero: HeroProps;
  features: FeaturesProps;
  featured: FeaturedClassesProps;
  why: WhyUsProps;
  workplace: WorkplaceProps;
  bmi: BmiContent;
  pricing: PriceChartProps;
  call: TrainerCallProps;
}

export const HomePage = ({
  hero,
  features,
  featured,
  why,
  workplace,
  bmi,
  pricing,
  call,
}: HomePageProps) => (
  <>
    <Hero {...hero} />
    <Features {...features} />
    <FeaturedClasses {...featured} />
    <WhyUs {...why} />
    <Workplace {...workplace} />
    <Section ground="oxide" labelledBy="bmi-heading">
      <Island part={BmiCalculator} name="BmiCalculator" props={bmi} />
    </Section>
    <Section ground="bone" labelledBy="plans-heading">
      <PriceChart {...pricing} />
    </Section>
    <TrainerCall {...call} />
  </>
);
