import { NewTabLink } from '../../parts/NewTabLink.tsx';
import styles from './StreetMap.module.scss';

interface Props {
  heading: string;
  frameTitle: string;
  directions: string;
  note: string;
  query: string;
  /** Loads by itself when it is scrolled to. */
  visible: boolean;
  newTab: string;
}

const encoded = (query: string) => encodeURIComponent(query);

/** The map of the address, over a drawing of streets that is there before it; directions under it. */
export const StreetMap = ({
  heading,
  frameTitle,
  directions,
  note,
  query,
  visible,
  newTab,
}: Props) => (
  <section className={styles.map} aria-labelledby="map-heading">
    <div className={styles.frame}>
      <Drawing />
      {visible && (
        <iframe
          src={`https://www.google.com/maps?q=${encoded(query)}&output=embed`}
          title={frameTitle}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
    <div className={styles.foot}>
      <div>
        <h2 id="map-heading">{heading}</h2>
        <p>{note}</p>
      </div>
      <NewTabLink
        to={`https://www.google.com/maps/dir/?api=1&destination=${encoded(query)}`}
        hint={newTab}
      >
        {directions}
      </NewTabLink>
    </div>
  </section>
);

const Drawing = () => (
  <svg viewBox="0 0 1366 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      strokeWidth="26"
      d="M-20 410C300 380 520 470 800 430S1200 330 1400 350M640-20C660 160 600 300 690 600M980-20c-10 200 60 300 40 620"
    />
    <path
      strokeWidth="9"
      d="M-20 120h700M-20 230h680M720 90h700M700 200h720M740 300h260M-20 520h1400M120-20v600M260-20v600M400-20v460M520-20v480M800-20v440M890-20v430M1120-20v600M1240-20v600M1330-20v600"
    />
  </svg>
);
