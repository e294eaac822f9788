import { Section } from '../../design/parts/Section.tsx';
import { TextLink } from '../../design/parts/Links.tsx';
import typography from '../../design/parts/typography.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import styles from './ClassFacts.module.scss';

export interface ClassFactsProps {
  heading: string;
  /** One or two paragraphs. */
  lead: readonly string[];
  /** Undefined while the class has no time. */
  minutes: { number: number; label: string } | undefined;
  facts: readonly { label: string; value: string }[];
  firstTime: { label: string; link: { label: string; to: string } };
}

/** The description of a class, its length in large figures, and facts such as its level. */
export const ClassFacts = ({ heading, lead, minutes, facts, firstTime }: ClassFactsProps) => (
  <Section ground="oxide" labelledBy="about-heading">
    <div className={styles.about}>
      <div>
        <h2 id="about-heading">{keepWordsWhole(heading)}</h2>
        {lead.map((text) => (
          <p key={text} className={`${typography.lead} ${styles.lead}`}>
            {text}
          </p>
        ))}
        {minutes && (
          <p className={styles.minutes}>
            <span className={typography.figures}>{minutes.number}</span>
            <b>{minutes.label}</b>
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{firstTime.label}</dt>
          <dd>
            <TextLink to={firstTime.link.to}>{firstTime.link.label}</TextLink>
          </dd>
        </div>
      </dl>
    </div>
  </Section>
);
