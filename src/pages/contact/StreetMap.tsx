import type { contactProps } from './contact-page.ts';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from './live-map.ts';
import { mapParts } from './contact-parts.ts';
import type { LiveMapProps } from './live-map.ts';
import { Button } from '../../design/parts/Button.tsx';
import { Logo } from '../../design/parts/Logo.tsx';
import { NewTabLink } from '../../design/parts/Links.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './StreetMap.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';

type StreetMapProps = ReturnType<typeof contactProps>['map'] & { newTab: string };

/** A map with directions; until it has loaded, a drawing of streets is in its place. */
export function StreetMap(props: StreetMapProps) {
  const { heading, frameTitle, note, query, onRequest } = props;
  const frame: LiveMapProps['frame'] = {
    src: `https://www.google.com/maps?q=${encodeURIComponent(query)}&output=embed`,
    title: frameTitle,
  };
  const words = (
    <div>
      <h2 id="map-heading">{keepWordsWhole(heading)}</h2>
      <p {...mapParts.note}>{note}</p>
    </div>
  );
  return (
    <section className={styles.map} aria-labelledby="map-heading">
      {onRequest ? (
        <LiveMarkup<typeof script> name="liveMap" props={{ frame, failed: onRequest.failed }}>
          <div className={`${styles.frame} ${styles.covered}`} {...mapParts.frame}>
            <Drawing />
            <div className={styles.card} data-ground="bone" {...mapParts.card}>
              {words}
              <div className={styles.buttons}>
                <div className={typography.onlyWithScript}>
                  <Button type="button" part={mapParts.show}>
                    {onRequest.button}
                  </Button>
                </div>
                <Directions {...props} />
              </div>
            </div>
          </div>
          <div className={styles.below} {...mapParts.foot} hidden>
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
          <div className={styles.below}>
            {words}
            <Directions {...props} />
          </div>
        </>
      )}
    </section>
  );
}

const Directions = ({ directionsUrl, newTab, directions }: StreetMapProps) => (
  <NewTabLink to={directionsUrl} hint={newTab}>
    {directions}
  </NewTabLink>
);

/** A drawing of streets around the gym; `marked` adds its location. */
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
      <g className={styles.marker}>
        <path d="M640 268h96v96h-96z" />
        <Logo x="656" y="284" width="64" height="64" />
      </g>
    )}
  </svg>
);
