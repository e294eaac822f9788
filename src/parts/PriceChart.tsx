import { ButtonLink } from './Button.tsx';
import styles from './PriceChart.module.scss';
import { SectionHead } from './Section.tsx';
import typography from './typography.module.scss';

export interface ShownPlan {
  id: string;
  name: string;
  /** "₹1,150" */
  price: string;
  /** "p/s" */
  unit: string;
  /** What the unit means: "for one session" */
  means: string;
  /** The price of a month: "12 sessions in a month: ₹9,000" */
  month: string | undefined;
  line: string;
  features: readonly { label: string; note: string }[];
  /** Accessible name of the button. */
  buyName: string;
}

export interface PriceChartProps {
  heading: string;
  lead: string;
  /** "tax included, no joining fee"; empty while the content has no answers. */
  terms: string;
  unitNote: string;
  buyButton: string;
  plans: readonly ShownPlan[];
  /** Label of the link to all plans, on a page that shows only some. */
  allLink?: string;
}

/** With more plans, a row has four columns. */
const mostInRowOfThree = 3;
/** The styles draw no more plates on a bar. */
const mostPlates = 8;

/** The plans side by side with their prices, each below a bar with plates. */
export const PriceChart = ({
  heading,
  lead,
  terms,
  unitNote,
  buyButton,
  plans,
  allLink,
}: PriceChartProps) => (
  <>
    <SectionHead id="plans-heading" heading={heading} lead={lead} />
    <ul className={plans.length > mostInRowOfThree ? styles.many : styles.plans}>
      {plans.map(({ id, name, price, line, features, buyName, ...meaning }, index) => (
        <li key={id} className={styles.plan}>
          <div className={styles.sleeve} aria-hidden="true">
            {Array.from({ length: Math.min(mostPlates, index + 1) }, (_, plate) => (
              <i key={plate} />
            ))}
          </div>
          <h3>{name}</h3>
          <p className={price.length > 6 ? `${styles.price} ${styles.long}` : styles.price}>
            <span className={typography.figures}>{price}</span>{' '}
            <span className={styles.unit}>{meaning.unit}</span>
          </p>
          <p className={styles.means}>
            {meaning.means}
            {meaning.month !== undefined && <span>{meaning.month}</span>}
            {terms !== '' && <span>{terms}</span>}
          </p>
          <p className={typography.quiet}>{line}</p>
          <ul className={styles.features}>
            {features.map(({ label, note }) => (
              <li key={label}>
                {label}
                <span>{note}</span>
              </li>
            ))}
          </ul>
          <ButtonLink to={`/contact?plan=${id}`} name={buyName} arrow>
            {buyButton}
          </ButtonLink>
        </li>
      ))}
    </ul>
    <div className={styles.note}>
      <p className={typography.quiet}>{unitNote}</p>
      {allLink !== undefined && (
        <ButtonLink to="/pricing" outlined arrow>
          {allLink}
        </ButtonLink>
      )}
    </div>
  </>
);
