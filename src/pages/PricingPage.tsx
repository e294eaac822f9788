import { Banner } from '../parts/Banner.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Picture } from '../parts/Photo.tsx';
import { PriceChart, type PriceChartProps } from '../parts/PriceChart.tsx';
import { QuestionList, type Question } from '../parts/QuestionList.tsx';
import { Section, SectionHead } from '../parts/Section.tsx';
import typography from '../parts/typography.module.scss';
import styles from './PricingPage.module.scss';
import { wholeWords } from '../parts/whole-words.tsx';

export interface PricingPageProps {
  title: string;
  photo: Picture;
  pricing: PriceChartProps;
  compare: {
    heading: string;
    feature: string;
    included: string;
    notIncluded: string;
    /** Whether each plan has the feature, in the order of the plans. */
    rows: readonly { id: string; label: string; long: string; plans: readonly boolean[] }[];
  };
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
  compare,
  questions,
  terms,
}: PricingPageProps) => (
  <>
    <Banner title={title} photo={photo} />
    <Section ground="bone" labelledBy="plans-heading">
      <PriceChart {...pricing} />
    </Section>
    <Section labelledBy="compare-heading">
      <SectionHead id="compare-heading" heading={compare.heading} />
      <CompareTable {...compare} plans={pricing.plans} />
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

type CompareTableProps = PricingPageProps['compare'] & { plans: PriceChartProps['plans'] };

const CompareTable = ({ feature, included, notIncluded, rows, plans }: CompareTableProps) => (
  <table className={plans.length > 4 ? `${styles.compare} ${styles.many}` : styles.compare}>
    <thead>
      <tr>
        <th scope="col">
          <span className={typography.hidden}>{feature}</span>
        </th>
        {plans.map(({ id, name, price }) => (
          <th key={id} scope="col">
            {name}
            <span className={typography.figures}>{price}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, label, long, plans: has }) => (
        <tr key={id}>
          <th scope="row">
            {label}
            <small>{long}</small>
          </th>
          {has.map((yes, index) => (
            <td key={plans[index]!.id}>
              {yes ? <Icon name="check" /> : <span className={styles.no} aria-hidden="true" />}
              <span className={typography.hidden}>{yes ? included : notIncluded}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
