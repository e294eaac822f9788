import { TimesSection, type TimesSectionProps } from '../schedule/TimesSection.tsx';
import { Voices, type VoicesProps } from '../../design/parts/Voices.tsx';
import { LiveMarkup, type LiveProps } from '../../design/islands/Island.tsx';
import { Certificates, type CertificatesProps } from './Certificates.tsx';
import { CoachHeader, type CoachHeaderProps } from './CoachHeader.tsx';
import styles from './CoachPage.module.scss';

export interface CoachPageProps extends CoachHeaderProps {
  certificates: CertificatesProps['certificates'];
  languages: CertificatesProps['languages'];
  times: TimesSectionProps;
  live: LiveProps['liveTimes'];
  quote: { label: string; text: string } | undefined;
  /** Undefined while there are none. */
  voices: VoicesProps | undefined;
}

/** The page of one coach: certificates, languages, classes in the week, words of members. */
export const CoachPage = (props: CoachPageProps) => {
  const { certificates, languages, times, live, voices, quote } = props;
  return (
    <>
      <LiveMarkup name="liveTimes" props={live}>
        <CoachHeader {...props} />
        <Certificates certificates={certificates} languages={languages} />
        <TimesSection {...times} />
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
