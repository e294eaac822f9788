import { ButtonLink, CloseButton, LogOut } from '../parts/Button.tsx';
import { Logo } from '../parts/Logo.tsx';
import { type BarWords, NavigationLink, menuId } from './NavBar.tsx';
import { Brand } from './Brand.tsx';
import styles from './MobileMenu.module.scss';

type Props = BarWords & { call: string; phone: { display: string; e164: string } };

/** The menu of narrow windows, a dialog that covers the page. */
export function MobileMenu({
  name,
  navigation,
  joinButton,
  accountNavigation,
  shell,
  call,
  phone,
}: Props) {
  return (
    <dialog
      className={styles.menu}
      id={menuId}
      aria-label={shell.menuTitle}
      data-ground="oxide"
      popover=""
    >
      <Logo className={styles.logo} />
      <div className={styles.top}>
        <Brand name={name} label={shell.homeLink} />
        <CloseButton label={shell.menuClose} dialog={menuId} />
      </div>
      <nav className={styles.links} aria-label={shell.menuTitle}>
        {navigation.map(({ label, to }) => (
          <NavigationLink key={to} label={label} to={to} />
        ))}
      </nav>
      <div className={styles.buttons}>
        <ButtonLink {...joinButton} large arrow />
        <div className={styles.smallButtons}>
          {accountNavigation && (
            <>
              <div data-session="out">
                <ButtonLink to="/login" label={accountNavigation.signedOut.signIn} outlined />
              </div>
              <div data-session="in">
                <ButtonLink to="/account" label={accountNavigation.myWeek} outlined />
              </div>
              <div data-session="in">
                <LogOut label={accountNavigation.signedIn.logOut} />
              </div>
            </>
          )}
          <ButtonLink to={`tel:${phone.e164}`} label={call} icon="phone" outlined />
        </div>
      </div>
    </dialog>
  );
}
