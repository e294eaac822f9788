import { Link } from 'react-router-dom';
import { LogOut } from '../accounts/LogOut.tsx';
import { Icon } from '../parts/Icon.tsx';
import styles from './AccountMenu.module.scss';

interface Props {
  words: { button: string; myWeek: string; logOut: string };
  /** The look of the buttons of the bar. */
  className: string;
}

const id = 'account-menu';

/** The icon of who is signed in, and the two ways on that it opens. */
export const AccountMenu = ({ words, className }: Props) => (
  <>
    <button
      className={`${className} ${styles.button}`}
      type="button"
      aria-label={words.button}
      popoverTarget={id}
      data-session="in"
    >
      <Icon name="person" />
    </button>
    <div className={styles.menu} id={id} popover="auto" data-ground="bone">
      <ul>
        <li>
          <Link to="/account" discover="none">
            {words.myWeek}
          </Link>
        </li>
        <li>
          <LogOut label={words.logOut} />
        </li>
      </ul>
    </div>
  </>
);
