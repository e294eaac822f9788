import { SectionHead } from '../../design/parts/Section.tsx';
import styles from './PriceTerms.module.scss';

export interface PriceTermsProps {
  heading: string;
  intro: string;
  /** Shown for an answer that the content lacks. */
  toConfirm: string;
  terms: readonly {
    id: string;
    title: string;
    answer?: string | undefined;
    body?: string | undefined;
  }[];
}

/** The terms of every price, such as tax and notice, each with a drawing of a barbell plate. */
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
