import { NavLink } from 'react-router-dom';
import { ButtonLink } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { linksFit, menuId, panelId, type BarWords } from './bar.ts';
import { Brand } from './Brand.tsx';
import styles from './NavBar.module.scss';
import { NavigationLink } from './NavigationLink.tsx';

/** The bar at the top of every page: brand, links, Join, contact panel, account, menu. */
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
        <ButtonLink to={joinButton.to}>{joinButton.label}</ButtonLink>
        <button
          className={styles.iconButton}
          type="button"
          aria-label={shell.panelButton}
          aria-haspopup="dialog"
          {...{ command: 'show-modal', commandfor: panelId }}
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
            <AccountMenu
              words={{ ...accountNavigation.signedIn, myWeek: accountNavigation.myWeek }}
              className={`${styles.iconButton} ${styles.account}`}
            />
          </>
        )}
        <button
          className={fit ? `${styles.iconButton} ${styles.menuButton}` : styles.iconButton}
          type="button"
          aria-label={shell.menuButton}
          aria-haspopup="dialog"
          {...{ command: 'show-modal', commandfor: menuId }}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
