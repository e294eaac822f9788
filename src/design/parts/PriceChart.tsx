/* The plans and their prices; src/pages/pricing/pricing-page.ts makes the props. */

import { ButtonLink } from './Button.tsx';
import {
  DatedChanges,
  DatedTexts,
  during,
  type DatedChange,
  type ShownOn,
} from './DatedChanges.tsx';
import { classNames } from './class-names.ts';
import styles from './PriceChart.module.scss';
import { SectionHead } from './Section.tsx';
import typography from './typography.module.scss';

/** An offer, "Was ₹1,150, until December 31, 2026", in parts, with the usual price of each day. */
interface Offer extends ShownOn {
  before: string;
  was: readonly DatedChange[];
  after: string;
  note: string | undefined;
}

export interface ShownPlan {
  id: string;
  name: string;
  /** The price of each day, such as "₹1,150". */
  price: readonly DatedChange[];
  /** Whether the price needs smaller figures. */
  isLong: boolean;
  offer: Offer | undefined;
  /** Lines such as "₹800 from January 1, 2027". */
  laterPrices: readonly DatedChange[];
  /** A unit such as "p/s". */
  unit: string;
  /** What the unit means, such as "for one session". */
  means: string;
  /** The price of a month, such as "12 sessions in a month: ₹9,000". */
  month: readonly DatedChange[] | undefined;
  line: string;
  features: readonly { label: string; note: string }[];
  /** The name of the button for screen readers. */
  buyName: string;
}

export interface PriceChartProps {
  heading: string;
  lead: string;
  /** The terms, such as "tax included, no joining fee"; '' while the content has no answers. */
  terms: string;
  unitNote: string;
  buyButton: string;
  /** The word before the price of an offer. */
  now: string;
  plans: readonly ShownPlan[];
  /** The label of the link to all plans, on a page that shows only some. */
  allLink?: string;
}

/** The most plans in a row of three columns; with more plans, a row has four columns. */
const mostInRowOfThree = 3;
/** The most plates that PriceChart.module.scss draws on a bar. */
const mostPlates = 8;

/** The chart of plans: a weight bar for each, with its price and its button. */
export const PriceChart = ({
  heading,
  lead,
  terms,
  unitNote,
  buyButton,
  now,
  plans,
  allLink,
}: PriceChartProps) => (
  <>
    <SectionHead id="plans-heading" heading={heading} lead={lead} />
    <ul className={plans.length > mostInRowOfThree ? styles.many : styles.plans}>
      {plans.map(({ id, name, price, isLong, line, features, buyName, ...plan }, index) => (
        <li key={id} className={styles.plan}>
          <div className={styles.sleeve} aria-hidden="true">
            {Array.from({ length: Math.min(mostPlates, index + 1) }, (_, plate) => (
              <i key={plate} />
            ))}
          </div>
          {plan.offer && <Flag {...plan.offer} />}
          <h3>{name}</h3>
          <p className={classNames(styles.price, isLong && styles.long)}>
            <span className={typography.figures}>
              {plan.offer && (
                <span className={typography.visuallyHidden} {...during(plan.offer)}>
                  {now}{' '}
                </span>
              )}
              <DatedTexts texts={price} />
            </span>{' '}
            <span className={styles.unit}>{plan.unit}</span>
          </p>
          <p className={styles.means}>
            {plan.means}
            {plan.month && (
              <span>
                <DatedTexts texts={plan.month} />
              </span>
            )}
            {terms !== '' && <span>{terms}</span>}
          </p>
          <DatedChanges changes={plan.laterPrices} />
          <p className={typography.quiet}>{line}</p>
          <ul className={styles.features}>
            {features.map(({ label, note }) => (
              <li key={label}>
                {label}
                <span>{note}</span>
              </li>
            ))}
          </ul>
          <ButtonLink to={`/contact?plan=${id}`} label={buyButton} name={buyName} arrow />
        </li>
      ))}
    </ul>
    <div className={styles.note}>
      <p className={typography.quiet}>{unitNote}</p>
      {allLink !== undefined && <ButtonLink to="/pricing" label={allLink} outlined arrow />}
    </div>
  </>
);

const Flag = ({ before, was, after, note, ...days }: Offer) => (
  <p className={styles.flag} data-ground="oxide" {...during(days)}>
    <span>
      {before}
      <s>
        <DatedTexts texts={was} />
      </s>
      {after}
    </span>
    {note !== undefined && <b>{note}</b>}
  </p>
);
