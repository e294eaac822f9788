import { Callout } from '../design/parts/Callout.tsx';
import { LogOut } from '../design/shell/LogOut.tsx';
import styles from './SignedIn.module.scss';

/** Links for visitors who are signed in already. */
export const SignedIn = ({
  words,
}: {
  words: { title: string; myWeek: string; logOut: string };
}) => (
  <div data-session="in">
    <Callout heading={words.title}>
      <p className={styles.ways}>
        <a href="/account">{words.myWeek}</a>
        <LogOut label={words.logOut} />
      </p>
    </Callout>
  </div>
);
