import type { pricingProps } from './pricing-page.ts';
import typography from '../../design/parts/typography.module.scss';
import { Banner } from '../../design/parts/Banner.tsx';
import { PriceChart } from '../../design/parts/PriceChart.tsx';
import { QuestionList } from '../../design/parts/Disclosure.tsx';
import { Section, SectionHead } from '../../design/parts/Section.tsx';
import { TextLink } from '../../design/parts/Links.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { DatedTexts } from '../../design/parts/DatedChanges.tsx';
import { Icon } from '../../design/parts/Icon.tsx';
import { classNames } from '../../design/parts/class-names.ts';
import styles from './PricingPage.module.scss';

export type PricingPageProps = ReturnType<typeof pricingProps>;

/** The page /pricing: the plans, what their prices mean, a comparison, questions and terms; see pricing-page.ts. */
export const PricingPage = ({
  banner,
  pricing,
  trial,
  meaning,
  compare,
  questions,
  terms,
}: PricingPageProps) => (
  <>
    <Banner {...banner} />
    <Section ground="bone" labelledBy="plans-heading">
      <PriceChart {...pricing} />
      {trial && (
        <p className={styles.trial}>
          <TextLink {...trial} />
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

type PlanComparisonProps = PricingPageProps['compare'] & Pick<PricingPageProps['pricing'], 'plans'>;

/** The most plans in columns; more columns do not fit a phone. */
const mostColumns = 8;

/** What each plan includes: a column for each plan, or a row if there are many plans. */
const PlanComparison = (props: PlanComparisonProps) =>
  props.plans.length > mostColumns ? <PlansInRows {...props} /> : <PlansInColumns {...props} />;

const PlansInColumns = ({ feature, included, notIncluded, rows, plans }: PlanComparisonProps) => (
  <table className={classNames(styles.columns, plans.length > 4 && styles.manyColumns)}>
    <thead>
      <tr>
        <th scope="col">
          <span className={typography.visuallyHidden}>{feature}</span>
        </th>
        {plans.map(({ id, name, price }) => (
          <th key={id} scope="col">
            {name}
            <span className={typography.figures}>
              <DatedTexts texts={price} />
            </span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, label, long, plans: inPlans }) => (
        <tr key={id}>
          <th scope="row">
            {label}
            <small>{long}</small>
          </th>
          {inPlans.map((isIncluded, index) => (
            <td key={plans[index]!.id}>
              {isIncluded ? (
                <Icon name="check" />
              ) : (
                <span className={styles.notIncluded} aria-hidden="true" />
              )}
              <span className={typography.visuallyHidden}>
                {isIncluded ? included : notIncluded}
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const PlansInRows = ({ plan, included, rows, plans }: PlanComparisonProps) => (
  <table className={styles.rows}>
    <thead>
      <tr>
        <th scope="col">{plan}</th>
        <th scope="col">{included}</th>
      </tr>
    </thead>
    <tbody>
      {plans.map(({ id, name, price }, index) => (
        <tr key={id}>
          <th scope="row">
            {name}
            <span className={typography.figures}>
              <DatedTexts texts={price} />
            </span>
          </th>
          <td>
            {rows
              .filter((row) => row.plans[index])
              .map(({ label }) => label)
              .join(', ')}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const PriceTerms = ({ heading, intro, toConfirm, terms }: PricingPageProps['meaning']) => (
  <>
    <SectionHead id="meaning-heading" heading={heading} lead={intro} />
    <dl className={styles.conditions}>
      {terms.map(({ id, title, answer, body }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>
            <b>{answer ?? toConfirm}</b>
            {body !== undefined && <span>{body}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </>
);
