import { ButtonLink } from './Button.tsx';
import styles from './PriceChart.module.scss';
import { SectionHead } from './Section.tsx';
import typography from './typography.module.scss';

export interface ShownPlan {
  id: string;
  name: string;
  /** "₹1,150" */
  price: string;
  line: string;
  features: readonly { label: string; note: string }[];
  /** Accessible name of the button. */
  buyName: string;
}

export interface PriceChartProps {
  heading: string;
  lead: string;
  unit: string;
  unitNote: string;
  buyButton: string;
  plans: readonly ShownPlan[];
}

/** Two per row when rows of three would leave one alone. */
const leavesOneAlone = (count: number) => count % 3 === 1 && count % 2 === 0;

/** The plans as plates on a bar, on the home page and on Pricing. */
export function PriceChart({ heading, lead, unit, unitNote, buyButton, plans }: PriceChartProps) {
  return (
    <>
      <SectionHead id="plans-heading" heading={heading} lead={lead} />
      <ul className={leavesOneAlone(plans.length) ? styles.pairs : styles.plans}>
        {plans.map(({ id, name, price, line, features, buyName }, index) => (
          <li key={id} className={styles.plan}>
            <div className={styles.sleeve} aria-hidden="true">
              {Array.from({ length: Math.min(3, index + 1) }, (_, plate) => (
                <i key={plate} />
              ))}
            </div>
            <h3>{name}</h3>
            <p className={price.length > 6 ? `${styles.price} ${styles.long}` : styles.price}>
              <span className={typography.figures}>{price}</span>{' '}
              <span className={styles.unit}>{unit}</span>
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
      <p className={`${typography.quiet} ${styles.note}`}>{unitNote}</p>
    </>
  );
}
