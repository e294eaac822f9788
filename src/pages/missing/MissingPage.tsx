import { ButtonLink, ReloadLink } from '../../design/parts/Button.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './MissingPage.module.scss';

/** The texts of a page in place of a missing one. */
interface MissingPageProps {
  title: string;
  body: string;
  photo: Picture;
  /** The number, in large type, if a call is the best option. */
  phone?: { display: string; e164: string };
  /** The label of the link that tries again, without a network. */
  retry?: string;
  links: readonly { label: string; to: string }[];
}

/**
 * The page that is shown instead of a missing one: /404 for an address that does not exist, and /offline if there is no network and
 * the device has no copy of the page.
 */
export const MissingPage = ({ title, body, photo, phone, retry, links }: MissingPageProps) => (
  <section className={styles.page}>
    <div className={styles.photo}>
      <Photo {...photo} sizes="100vw" first />
    </div>
    <div className={styles.words}>
      <h1>{keepWordsWhole(title)}</h1>
      {phone && <p className={typography.lead}>{body}</p>}
      {phone && (
        <a className={styles.number} href={`tel:${phone.e164}`}>
          {phone.display}
        </a>
      )}
      <div className={styles.row}>
        {!phone && <p className={typography.lead}>{body}</p>}
        <div className={styles.links}>
          {retry !== undefined && <ReloadLink>{retry}</ReloadLink>}
          {links.map(({ label, to }, index) => (
            <ButtonLink
              key={to}
              to={to}
              label={label}
              outlined={retry !== undefined || index > 0}
            />
          ))}
        </div>
      </div>
    </div>
  </section>
);
