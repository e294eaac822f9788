import { SectionHead } from '../../parts/Section.tsx';
import styles from './PriceTerms.module.scss';

export interface PriceTermsProps {
  heading: string;
  intro: string;
  /** Stands in place of an answer that is missing. */
  toConfirm: string;
  terms: readonly {
    id: string;
    title: string;
    answer?: string | undefined;
    body?: string | undefined;
  }[];
}

/** What belongs to a price: unit, tax, joining fee, notice, refund, as plates on a bar. */
export const PriceTerms = ({ heading, intro, toConfirm, terms }: PriceTermsProps) => (
  <>
    <SectionHead id="meaning-heading" heading={heading} lead={intro} />
    <dl className={styles.terms}>
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
