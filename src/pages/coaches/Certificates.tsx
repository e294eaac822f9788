import { NewTabLink } from '../../design/parts/Links.tsx';
import { Section, SectionHead } from '../../design/parts/Section.tsx';
import type { LanguageNamesProps } from '../../design/parts/GymFacts.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './Certificates.module.scss';

export interface CertificatesProps {
  certificates: {
    heading: string;
    lead: string;
    /** In the order of their years. */
    items: readonly {
      title: string;
      year: number;
      school: string | undefined;
      /** "Valid until 2027" */
      valid: string | undefined;
      check: { to: string; hint: string } | undefined;
    }[];
    check: string;
  };
  languages: { heading: string; spoken: LanguageNamesProps['spoken'] };
}

/** The certificates of a coach, and their languages in their own scripts; nothing without either. */
export const Certificates = ({ certificates, languages }: CertificatesProps) =>
  (certificates.items.length > 0 || languages.spoken.length > 0) && (
    <Section ground="bone" {...(certificates.items.length > 0 && { labelledBy: 'learnt-heading' })}>
      {certificates.items.length > 0 && (
        <>
          <SectionHead
            id="learnt-heading"
            heading={certificates.heading}
            lead={certificates.lead}
          />
          <ul className={styles.certificates}>
            {certificates.items.map(({ title, year, school, valid, check }) => (
              <li key={`${year} ${title}`}>
                <b className={typography.figures}>{year}</b>
                <h3>{title}</h3>
                <p className={typography.quiet}>
                  {[school, valid].filter((text) => text !== undefined).join('. ')}
                </p>
                {check && (
                  <p>
                    <NewTabLink to={check.to} hint={check.hint} marked>
                      {certificates.check}
                    </NewTabLink>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {languages.spoken.length > 0 && (
        <div className={styles.languages}>
          <h2>{languages.heading}</h2>
          <p>
            {languages.spoken.map(({ name, code }) => (
              <span key={code} lang={code}>
                {name}
              </span>
            ))}
          </p>
        </div>
      )}
    </Section>
  );
