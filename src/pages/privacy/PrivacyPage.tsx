import type { privacyProps } from './privacy-page.ts';
import { Banner } from '../../design/parts/Banner.tsx';
import { Section } from '../../design/parts/Section.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import styles from './PrivacyPage.module.scss';

type PrivacyPageProps = ReturnType<typeof privacyProps>;

/** The page /privacy with the privacy policy; its props come from privacy-page.ts. */
export const PrivacyPage = ({ banner, lead, sections, email }: PrivacyPageProps) => (
  <>
    <Banner {...banner} />
    <Section ground="bone">
      <div className={styles.text}>
        <p className={styles.lead}>{lead}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{keepWordsWhole(heading)}</h2>
            <p>
              <WithEmailLinks text={text} email={email} />
            </p>
          </section>
        ))}
      </div>
    </Section>
  </>
);

/** A text in which every mention of the e-mail address is a link. */
const WithEmailLinks = ({ text, email }: { text: string; email: string }) =>
  text.split(email).map((part, index) => (
    <span key={index}>
      {index > 0 && <a href={`mailto:${email}`}>{email}</a>}
      {part}
    </span>
  ));
