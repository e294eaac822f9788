import { LiveMarkup } from '../../rendering/islands/LiveMarkup.tsx';
import type { LiveMapProps } from './live-map.ts';
import { Button } from '../../parts/Button.tsx';
import { Logo } from '../../parts/Logo.tsx';
import { NewTabLink } from '../../parts/NewTabLink.tsx';
import styles from './StreetMap.module.scss';
import { keepWordsWhole } from '../../parts/keep-words-whole.tsx';

export interface StreetMapProps {
  heading: string;
  frameTitle: string;
  directions: string;
  /** Google Maps with the way to the gym. */
  way: string;
  note: string;
  /** Search query for Google Maps. */
  query: string;
  /** Texts of a map that loads on request; without them it loads when scrolled to. */
  click?: { button: string; failed: string } | undefined;
  newTab: string;
}

/** A map with directions, over a drawing of streets that is shown until it has loaded. */
export function StreetMap(props: StreetMapProps) {
  const { heading, frameTitle, note, query, click } = props;
  const frame: LiveMapProps['frame'] = {
    src: `https://www.google.com/maps?q=${encodeURIComponent(query)}&output=embed`,
    title: frameTitle,
  };
  const words = (
    <div>
      <h2 id="map-heading">{keepWordsWhole(heading)}</h2>
      <p data-part="note">{note}</p>
    </div>
  );
  return (
    <section className={styles.map} aria-labelledby="map-heading">
      {click ? (
        <LiveMarkup name="liveMap" props={{ frame, failed: click.failed }}>
          <div className={`${styles.frame} ${styles.asked}`} data-part="frame">
            <Drawing />
            <div className={styles.card} data-ground="bone">
              {words}
              <div className={styles.row}>
                <div className={styles.show}>
                  <Button type="button" part="show">
                    {click.button}
                  </Button>
                </div>
                <Directions {...props} />
              </div>
            </div>
          </div>
          <div className={styles.foot} data-part="foot" hidden>
            <p>{query}</p>
            <Directions {...props} />
          </div>
        </LiveMarkup>
      ) : (
        <>
          <div className={styles.frame}>
            <Drawing marked />
            <iframe {...frame} loading="lazy" referrerPolicy="strict-origin-when-cross-origin" />
          </div>
          <div className={styles.foot}>
            {words}
            <Directions {...props} />
          </div>
        </>
      )}
    </section>
  );
}

const Directions = ({ way, newTab, directions }: StreetMapProps) => (
  <NewTabLink to={way} hint={newTab}>
    {directions}
  </NewTabLink>
);

/** The drawing of streets, with a mark for the location. */
const Drawing = ({ marked = false }: { marked?: boolean }) => (
  <svg viewBox="0 0 1366 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      strokeWidth="26"
      d="M-20 410C300 380 520 470 800 430S1200 330 1400 350M640-20C660 160 600 300 690 600M980-20c-10 200 60 300 40 620"
    />
    <path
      strokeWidth="9"
      d="M-20 120h700M-20 230h680M720 90h700M700 200h720M740 300h260M-20 520h1400M120-20v600M260-20v600M400-20v460M520-20v480M800-20v440M890-20v430M1120-20v600M1240-20v600M1330-20v600"
    />
    {marked && (
      <g className={styles.mark}>
        <path d="M640 268h96v96h-96z" />
        <Logo x="656" y="284" width="64" height="64" />
      </g>
    )}
  </svg>
);
