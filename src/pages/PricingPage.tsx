import { Banner } from '../parts/Banner.tsx';
import type { Picture } from '../parts/Photo.tsx';
import { PriceChart, type PriceChartProps } from '../parts/PriceChart.tsx';
import { QuestionList, type Question } from '../parts/QuestionList.tsx';
import { Section, SectionHead } from '../parts/Section.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { ComparedPlans, type ComparedPlansProps } from './pricing/ComparedPlans.tsx';
import { PriceMeaning, type PriceMeaningProps } from './pricing/PriceMeaning.tsx';
import styles from './PricingPage.module.scss';
import { wholeWords } from '../parts/whole-words.tsx';

export interface PricingPageProps {
  title: string;
  photo: Picture;
  pricing: PriceChartProps;
  /** Undefined while no first class is offered. */
  trial: { label: string; to: string } | undefined;
  meaning: PriceMeaningProps;
  compare: Omit<ComparedPlansProps, 'plans'> & { heading: string };
  questions: {
    heading: string;
    items: readonly Question[];
  };
  terms: { heading: string; points: readonly string[] };
}

export const PricingPage = ({
  title,
  photo,
  pricing,
  trial,
  meaning,
  compare,
  questions,
  terms,
}: PricingPageProps) => (
  <>
    <Banner title={title} photo={photo} />
    <Section ground="bone" labelledBy="plans-heading">
      <PriceChart {...pricing} />
      {trial && (
        <p className={styles.trial}>
          <TextLink to={trial.to}>{trial.label}</TextLink>
        </p>
      )}
    </Section>
    <Section labelledBy="meaning-heading">
      <PriceMeaning {...meaning} />
    </Section>
    <Section ground="bone" labelledBy="compare-heading">
      <SectionHead id="compare-heading" heading={compare.heading} />
      <ComparedPlans {...compare} plans={pricing.plans} />
    </Section>
    <Section ground="oxide" labelledBy="questions-heading">
      <div className={styles.two}>
        <div>
          {questions.items.length > 0 ? (
            <>
              <h2 id="questions-heading">{wholeWords(questions.heading)}</h2>
              <h3 className={styles.terms}>{terms.heading}</h3>
            </>
          ) : (
            <h2 id="questions-heading">{wholeWords(terms.heading)}</h2>
          )}
          <ul className={styles.points}>
            {terms.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <QuestionList items={questions.items} />
      </div>
    </Section>
  </>
);
