import { BoardWithSaves, type BoardWithSavesProps } from './schedule/BoardWithSaves.tsx';
import { Section } from '../parts/Section.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { Voices, type VoicesProps } from '../parts/Voices.tsx';
import typography from '../parts/typography.module.scss';
import { keepWordsWhole } from '../parts/keep-words-whole.tsx';
import type { LiveProps } from '../rendering/islands/registry.ts';
import { LiveMarkup } from '../rendering/islands/LiveMarkup.tsx';
import { Certificates, type CertificatesProps } from './coach/Certificates.tsx';
import { CoachTop, type CoachTopProps } from './coach/CoachTop.tsx';
import styles from './CoachPage.module.scss';

export interface CoachPageProps extends CoachTopProps {
  certificates: CertificatesProps['certificates'];
  languages: CertificatesProps['languages'];
  times: {
    heading: string;
    week: { label: string; to: string };
    /** Instead of the rows, without any class. */
    none: string | undefined;
    board: BoardWithSavesProps;
  };
  live: LiveProps['liveTimes'];
  quote: { label: string; text: string } | undefined;
  /** Undefined while there are none. */
  voices: VoicesProps | undefined;
}

/** One coach: what they have learnt, what they speak, their classes of the week. */
export const CoachPage = (props: CoachPageProps) => {
  const { certificates, languages, times, live, voices, quote } = props;
  return (
    <>
      <LiveMarkup name="liveTimes" props={live}>
        <CoachTop {...props} />
        <Certificates certificates={certificates} languages={languages} />
        <Section labelledBy="times-heading">
          <div className={styles.head}>
            <h2 id="times-heading">{keepWordsWhole(times.heading)}</h2>
            <TextLink to={times.week.to}>{times.week.label}</TextLink>
          </div>
          {times.none === undefined ? (
            <BoardWithSaves {...times.board} />
          ) : (
            <p className={typography.lead}>{times.none}</p>
          )}
        </Section>
      </LiveMarkup>
      {voices && <Voices {...voices} />}
      {quote && (
        <section className={styles.quote} data-ground="oxide" aria-label={quote.label}>
          <blockquote>{quote.text}</blockquote>
        </section>
      )}
    </>
  );
};
