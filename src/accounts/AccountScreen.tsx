import type { AccountPageContent } from '../content/pages/account.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { Photo, type PhotoProps } from '../parts/Photo.tsx';
import type from '../parts/type.module.scss';
import styles from './AccountScreen.module.scss';

export interface AccountScreenProps {
  title: string;
  words: AccountPageContent['signedOut'];
  photo: Omit<PhotoProps, 'sizes'>;
}

/** My week, for who is not signed in. */
export const AccountScreen = ({ title, words, photo }: AccountScreenProps) => (
  <section className={styles.week}>
    <div className={styles.photo}>
      <Photo {...photo} alt="" sizes="100vw" first />
    </div>
    <h1>{title}</h1>
    <h2>{words.title}</h2>
    <p className={type.lead}>{words.body}</p>
    <div className={styles.row}>
      <ButtonLink to="/login" big>
        {words.signIn}
      </ButtonLink>
      <ButtonLink to="/signup" line big>
        {words.signUp}
      </ButtonLink>
      <ButtonLink to="/schedule" line big>
        {words.schedule}
      </ButtonLink>
    </div>
  </section>
);
