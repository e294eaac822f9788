import { Banner } from '../../design/parts/Banner.tsx';
import type { Picture } from '../../design/parts/Photo.tsx';
import { PriceChart, type PriceChartProps } from '../../design/parts/PriceChart.tsx';
import { QuestionList, type Question } from '../../design/parts/Disclosure.tsx';
import { Section, SectionHead } from '../../design/parts/Section.tsx';
import { TextLink } from '../../design/parts/Links.tsx';
import { PlanComparison, type PlanComparisonProps } from './PlanComparison.tsx';
import { PriceTerms, type PriceTermsProps } from './PriceTerms.tsx';
import styles from './PricingPage.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';

export interface PricingPageProps {
  title: string;
  photo: Picture;
  pricing: PriceChartProps;
  /** Undefined while no first class is offered. */
  trial: { label: string; to: string } | undefined;
  meaning: PriceTermsProps;
  compare: Omit<PlanComparisonProps, 'plans'> & { heading: string };
  questions: { heading: string; items: readonly Question[] };
  terms: { heading: string; points: readonly string[] };
}

/** The plans, what their prices mean, and how they compare. */
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
      <PriceTerms {...meaning} />
    </Section>
    <Section ground="bone" labelledBy="compare-heading">
      <SectionHead id="compare-heading" heading={compare.heading} />
      <PlanComparison {...compare} plans={pricing.plans} />
    </Section>
    <Section ground="oxide" labelledBy="questions-heading">
      <div className={styles.twoColumns}>
        <div>
          {questions.items.length > 0 ? (
            <>
              <h2 id="questions-heading">{keepWordsWhole(questions.heading)}</h2>
              <h3 className={styles.terms}>{terms.heading}</h3>
            </>
          ) : (
            <h2 id="questions-heading">{keepWordsWhole(terms.heading)}</h2>
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
