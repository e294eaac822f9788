import { Link } from 'react-router-dom';
import { LogOut } from './LogOut.tsx';
import { Icon } from '../parts/Icon.tsx';
import styles from './AccountMenu.module.scss';

interface Props {
  words: { button: string; myWeek: string; logOut: string };
  /** The class of the buttons in the bar. */
  className: string;
}

const id = 'account-menu';

/** Menu of the signed-in visitor: My week and Log Out. */
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
    <div className={styles.menu} id={id} popover="" data-ground="bone">
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
