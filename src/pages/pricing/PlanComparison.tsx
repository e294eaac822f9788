import { DatedTexts } from '../../design/parts/DatedChanges.tsx';
import { Icon } from '../../design/parts/Icon.tsx';
import type { ShownPlan } from '../../design/parts/PriceChart.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './PlanComparison.module.scss';

export interface PlanComparisonProps {
  feature: string;
  plan: string;
  included: string;
  notIncluded: string;
  /** Whether each plan has the feature, in the order of the plans. */
  rows: readonly { id: string; label: string; long: string; plans: readonly boolean[] }[];
  plans: readonly Pick<ShownPlan, 'id' | 'name' | 'price'>[];
}

/** More columns would not fit a phone. */
const mostColumns = 8;

/** What each plan includes: a column for each plan, or a row where they are many. */
export const PlanComparison = (props: PlanComparisonProps) =>
  props.plans.length > mostColumns ? <PlansInRows {...props} /> : <PlansInColumns {...props} />;

const PlansInColumns = ({ feature, included, notIncluded, rows, plans }: PlanComparisonProps) => (
  <table className={plans.length > 4 ? `${styles.columns} ${styles.manyColumns}` : styles.columns}>
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
