import { lettersOf } from '../../content/text/text-size.ts';
import { Island } from '../../design/islands/Island.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import typography from '../../design/parts/typography.module.scss';
import { AuthPanel, type AuthPanelProps } from './AuthPanel.tsx';
import styles from './AuthScreen.module.scss';
import { ResetPanel, type ResetPanelProps } from './ResetPanel.tsx';

/** The texts of /login, /signup or /reset; src/pages/account/account-pages.ts gives them. */
export interface AuthScreenProps {
  title: string;
  intro?: string | undefined;
  photo: Picture;
  /** Replaces the form when scripts are off. */
  withoutScript: string;
  /** The sign-in or sign-up form. */
  auth?: AuthPanelProps;
  /** The form for a forgotten password. */
  reset?: ResetPanelProps;
}

/** The pages /login, /signup and /reset: a photograph, a title and one form. */
export const AuthScreen = ({
  title,
  intro,
  photo,
  withoutScript,
  auth,
  reset,
}: AuthScreenProps) => (
  <div className={styles.layout}>
    <div className={styles.photo}>
      <Photo {...photo} alt="" sizes="100vw" first />
    </div>
    <div className={styles.title}>
      <h1 className={/\s/.test(title) && lettersOf(title) > 10 ? styles.long : undefined}>
        {keepWordsWhole(title)}
      </h1>
      {intro !== undefined && <p className={typography.lead}>{intro}</p>}
    </div>
    <div className={styles.panel} data-ground="bone">
      <p className={typography.onlyWithoutScript}>{withoutScript}</p>
      {auth && <Island part={{ AuthPanel }} props={auth} />}
      {reset && <Island part={{ ResetPanel }} props={reset} />}
    </div>
  </div>
);
