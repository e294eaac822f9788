import { ButtonLink } from '../../design/parts/Button.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './TrainerCall.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';

export interface TrainerCallProps {
  label: string;
  heading: string;
  body: string;
  button: { label: string; to: string };
  phone: { display: string; e164: string };
  /** Accessible name of the phone link. */
  callName: string;
  photo: Picture;
}

/** The invitation to call a trainer, with the phone number in very large type. */
export const TrainerCall = ({
  label,
  heading,
  body,
  button,
  phone,
  callName,
  photo,
}: TrainerCallProps) => (
  <section className={styles.call} aria-labelledby="call-heading">
    <div className={styles.photo}>
      <Photo {...photo} sizes="100vw" />
    </div>
    <div className={styles.words}>
      <div>
        <p className={typography.label}>{label}</p>
        <h2 id="call-heading">{keepWordsWhole(heading)}</h2>
      </div>
      <div className={styles.side}>
        <p className={typography.lead}>{body}</p>
        <ButtonLink to={button.to} large arrow>
          {button.label}
        </ButtonLink>
      </div>
      <a className={styles.number} href={`tel:${phone.e164}`} aria-label={callName}>
        {phone.display}
      </a>
    </div>
  </section>
);
