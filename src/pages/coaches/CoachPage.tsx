import type { coachProps } from './coach-pages.ts';
import { fill } from '../../content/text/fill.ts';
import typography from '../../design/parts/typography.module.scss';
import { NextSession, TimesSection } from '../schedule/TimetableTools.tsx';
import { Testimonials } from '../../design/parts/Testimonials.tsx';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from '../schedule/live-times.ts';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { ListLink, NewTabLink } from '../../design/parts/Links.tsx';
import { Portrait } from '../../design/parts/Photo.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { Section, SectionHead } from '../../design/parts/Section.tsx';
import styles from './CoachPage.module.scss';

export type CoachPageProps = ReturnType<typeof coachProps>;

/** The page of a coach; its props come from coach-pages.ts. live-times.ts keeps its times up to date. */
export const CoachPage = (props: CoachPageProps) => {
  const { certificates, languages, times, live, testimonials, quote } = props;
  return (
    <>
      <LiveMarkup<typeof script> name="liveTimes" props={live}>
        <CoachHeader {...props} />
        <Certificates certificates={certificates} languages={languages} />
        <TimesSection {...times} />
      </LiveMarkup>
      {testimonials && <Testimonials {...testimonials} />}
      {quote && (
        <section className={styles.quote} data-ground="oxide" aria-label={quote.label}>
          <blockquote>{quote.text}</blockquote>
        </section>
      )}
    </>
  );
};

const CoachHeader = ({
  name,
  role,
  line,
  portrait,
  allCoachesLink,
  next,
  join,
}: CoachPageProps) => (
  <div className={styles.top}>
    {portrait && (
      <div className={styles.portrait}>
        <Portrait {...portrait} sizes="(min-width: 60rem) 42vw, 100vw" first />
      </div>
    )}
    <div className={styles.words}>
      <ListLink {...allCoachesLink} />
      <h1>{keepWordsWhole(name, 0)}</h1>
      <p className={typography.lead}>
        <b>{role}</b>
        <br />
        {line}
      </p>
      <NextSession {...next} />
      <div>
        <ButtonLink {...join} large />
      </div>
    </div>
  </div>
);

/** The certificates of a coach, and their languages in the letters of each; nothing if there are neither. */
const Certificates = ({
  certificates,
  languages,
}: Pick<CoachPageProps, 'certificates' | 'languages'>) =>
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
            {certificates.items.map(({ title, year, school, validUntil, checkUrl }) => (
              <li key={`${year} ${title}`}>
                <b className={typography.figures}>{year}</b>
                <h3>{title}</h3>
                <p className={typography.quiet}>
                  {[school, validUntil && fill(certificates.validUntil, { until: validUntil })]
                    .filter((text) => text !== undefined)
                    .join('. ')}
                </p>
                {checkUrl !== undefined && (
                  <p>
                    <NewTabLink to={checkUrl} hint={certificates.newTab} marked>
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
