import { NavLink, useLocation } from 'react-router-dom';
import { lettersOf } from '../../content/text/text-size.ts';
import { ButtonLink, LogOut } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PageLink } from '../parts/Links.tsx';
import { Brand } from './Brand.tsx';
import type { Site } from '../../content/site.ts';
import { classNames } from '../parts/class-names.ts';
import styles from './NavBar.module.scss';

/** The bar at the top of every page: name, navigation and buttons. */
export function NavBar(words: BarWords) {
  const { name, navigation, joinButton, accountNavigation, shell } = words;
  const fit = linksFit(words);
  return (
    <header className={styles.bar}>
      <Brand name={name} label={shell.homeLink} />
      {fit && (
        <nav className={styles.links} aria-label={shell.mainNavigation}>
          <ul>
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <NavigationLink label={label} to={to} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.buttons}>
        <ButtonLink {...joinButton} />
        <button
          className={styles.iconButton}
          type="button"
          aria-label={shell.panelButton}
          aria-haspopup="dialog"
          popoverTarget={panelId}
        >
          <Icon name="pin" />
        </button>
        {accountNavigation && (
          <>
            <NavLink
              className={() => `${styles.iconButton} ${styles.account}`}
              to="/login"
              discover="none"
              aria-label={accountNavigation.signedOut.signIn}
              data-session="out"
            >
              <Icon name="person" />
            </NavLink>
            <AccountMenu words={accountNavigation} />
          </>
        )}
        <button
          className={classNames(styles.iconButton, fit && styles.menuButton)}
          type="button"
          aria-label={shell.menuButton}
          aria-haspopup="dialog"
          popoverTarget={menuId}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** The menu of a signed-in visitor: My week and Log Out. */
const AccountMenu = ({ words }: { words: NonNullable<BarWords['accountNavigation']> }) => (
  <>
    <button
      className={`${styles.iconButton} ${styles.account} ${styles.button}`}
      type="button"
      aria-label={words.signedIn.button}
      popoverTarget="account-menu"
      data-session="in"
    >
      <Icon name="person" />
    </button>
    <div className={styles.menu} id="account-menu" popover="" data-ground="bone">
      <ul>
        <li>
          <PageLink to="/account">{words.myWeek}</PageLink>
        </li>
        <li>
          <LogOut label={words.signedIn.logOut} />
        </li>
      </ul>
    </div>
  </>
);

const sectionOf = (path: string) => path.split('/')[1];

/** A navigation link, marked as current on every page of its section. */
export function NavigationLink({ label, to }: { label: string; to: string }) {
  const { pathname } = useLocation();
  const isCurrent = sectionOf(pathname) === sectionOf(to);
  return (
    <PageLink to={to} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </PageLink>
  );
}

/** The ids of the two dialogs that buttons of the bar open. */
export const menuId = 'menu';
export const panelId = 'contact-information';

/** The words and links of the bar and the menu. */
export type BarWords = Pick<Site, 'name' | 'navigation' | 'joinButton' | 'shell' | 'phoneBar'> & {
  /** The labels of the links to accounts; undefined if the site has no accounts. */
  accountNavigation: (Site['accountNavigation'] & { myWeek: string }) | undefined;
};

/**
 * Estimates whether the links fit beside the name and the button in a window of 74rem; if not, they are in the menu at
 * any width. The unit is one character of a link: a gap takes 2.6 units, and a letter of the name, in larger type,
 * 1.45.
 */
function linksFit({ name, navigation, joinButton }: BarWords): boolean {
  const longestWord = Math.max(...name.split(' ').map(lettersOf));
  const labels = [...navigation, joinButton].map(({ label }) => label).join('');
  return lettersOf(labels) + 2.6 * navigation.length + 1.45 * longestWord <= 93;
}
