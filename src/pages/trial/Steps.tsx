import type { ReactNode } from 'react';
import type { TrialPageContent } from '../../content/pages/trial.ts';
import typography from '../../design/parts/typography.module.scss';
import styles from './Steps.module.scss';

export interface StepsProps {
  words: Pick<TrialPageContent['pick'], 'class' | 'time' | 'before' | 'name' | 'nameLabel'>;
  /** `perWeek`: "3 a week"; undefined for a class that is not held every week. */
  classes: readonly { id: string; name: string; perWeek: string | undefined }[];
}

/** The three questions about a first class. A script shows the times and writes the message. */
export const Steps = ({ words, classes }: StepsProps) => (
  <div className={styles.steps}>
    <Step number={1} legend={words.class}>
      <div className={styles.classes}>
        {classes.map(({ id, name, perWeek }) => (
          <label key={id}>
            <input type="radio" name="class" value={id} />
            <span className={styles.hole} aria-hidden="true" />
            <b>{name}</b>{' '}
            {perWeek !== undefined && <span className={typography.figures}>{perWeek}</span>}
          </label>
        ))}
      </div>
    </Step>
    <Step number={2} legend={words.time}>
      <div className={styles.times} data-part="times" />
      <p className={styles.hint} role="status" data-part="status">
        {words.before}
      </p>
      <p className={styles.hint} data-part="bring" />
      <template data-part="time">
        <label>
          <input type="radio" name="time" />
          <span data-part="date" />{' '}
          <span className={typography.figures}>
            <span data-part="number" />
            <small data-part="half" />
          </span>{' '}
          <span className={styles.coach} data-part="coach" />
        </label>
      </template>
    </Step>
    <Step number={3} legend={words.name}>
      <label className={styles.label} htmlFor="trial-name">
        {words.nameLabel}
      </label>
      <input
        className={styles.input}
        id="trial-name"
        autoComplete="given-name"
        maxLength={40}
        data-part="name"
      />
    </Step>
  </div>
);

const Step = ({
  number,
  legend,
  children,
}: {
  number: number;
  legend: string;
  children: ReactNode;
}) => (
  <fieldset className={styles.step}>
    <legend>
      <span className={typography.figures}>{number}</span> {legend}
    </legend>
    {children}
  </fieldset>
);
