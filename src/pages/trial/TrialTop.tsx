import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import typography from '../../design/parts/typography.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import styles from './TrialTop.module.scss';

export interface TrialTopProps {
  title: string;
  photo: Picture;
  /** "Free", or the price. */
  cost: string;
  terms: string;
  termsNote: string | undefined;
}

/** The top of the First class page: a photograph with the title and the price of a first class. */
export const TrialTop = ({ title, photo, cost, terms, termsNote }: TrialTopProps) => (
  <div className={styles.top}>
    <div className={styles.photo}>
      <Photo {...photo} sizes="100vw" first />
    </div>
    <div className={styles.words}>
      <h1>{keepWordsWhole(title)}</h1>
      <div className={styles.offer}>
        <p className={`${typography.figures} ${styles.cost}`}>{cost}</p>
        <p>
          <b>{terms}</b> {termsNote}
        </p>
      </div>
    </div>
  </div>
);
