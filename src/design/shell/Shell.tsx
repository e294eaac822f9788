import '../styles/tokens.scss';
import '../styles/base.scss';
import type { ReactNode } from 'react';
import type { ShellHandle } from '../document/renderer.ts';
import { NavBar, type BarWords } from './NavBar.tsx';
import { Footer, type FooterProps } from './Footer.tsx';
import { InfoPanel, type InfoPanelProps } from './InfoPanel.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import type { Site } from '../../content/site.ts';
import { Icon } from '../parts/Icon.tsx';
import { type DatedChange, during } from '../parts/DatedChanges.tsx';
import { PageLink } from '../parts/Links.tsx';
import { staleMark } from '../runtime/data-attributes.ts';
import typography from '../parts/typography.module.scss';
import { classNames } from '../parts/class-names.ts';
import styles from './Shell.module.scss';

/** The texts and facts around every page; src/pages/shell-props.ts gives them. */
export interface ShellProps {
  site: BarWords & FooterProps['site'];
  panel: InfoPanelProps;
  footer: Omit<FooterProps, 'site' | 'phone'>;
  phone: { display: string; e164: string };
  /** The address of the chat if the gym answers on WhatsApp. */
  chat: string | undefined;
  /** The notices at the top; undefined if there is none today or later. */
  notices: NoticesProps | undefined;
  /** The note above a cached page; the service worker fills in the date. */
  staleNote: string;
  page: ShellHandle;
  children: ReactNode;
}

/** Everything around the content of a page: bar, menu, panel, notices, footer and phone bar. */
export function Shell({
  site,
  panel,
  footer,
  phone,
  chat,
  notices,
  staleNote,
  page,
  children,
}: ShellProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {site.shell.skipLink}
      </a>
      <NavBar {...site} />
      {notices && <Notices {...notices} />}
      {page.worksOffline && <StaleNote text={staleNote} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...footer} site={site} phone={phone} />
      {!page.withoutPhoneBar && <PhoneBar words={site.phoneBar} phone={phone} chat={chat} />}
      <MobileMenu {...site} call={site.phoneBar.call} phone={phone} />
      <InfoPanel {...panel} />
      {/* Browsers hide a popover even before its styles have loaded. */}
      <div className={styles.notLoaded} popover="" role="alert">
        {site.shell.notLoaded} <a href="">{site.shell.tryAgain}</a>
      </div>
    </>
  );
}

/** The bar at the bottom of phones, with the most important buttons. */
export const PhoneBar = ({
  words,
  phone,
  chat,
}: { words: Site['phoneBar']; phone: { e164: string } } & Pick<ShellProps, 'chat'>) => (
  <nav
    className={classNames(styles.bar, chat !== undefined && styles.withChat)}
    aria-label={words.label}
  >
    <a href={`tel:${phone.e164}`}>
      <Icon name="phone" />
      {words.call}
    </a>
    {chat !== undefined && (
      <a href={chat}>
        <Icon name="message" />
        {words.chat}
      </a>
    )}
    <PageLink to={words.join.to}>
      {words.join.label}
      <Icon name="arrow" />
    </PageLink>
  </nav>
);

interface NoticesProps {
  /** The name for screen readers. */
  label: string;
  /** The lines, of which the most important comes first. */
  lines: readonly {
    text: string;
    link: { label: string; to: string } | undefined;
    period: DatedChange;
  }[];
}

/** Urgent news under the bar of every page, each in one line. */
const Notices = ({ label, lines }: NoticesProps) => (
  <aside
    className={`${styles.strip} ${styles.lines}`}
    aria-label={label}
    data-ground="bone"
    data-notices=""
  >
    {lines.map(({ text, link, period }) => (
      <p key={`${text} ${period.from}`} {...during(period)}>
        {/* With scripts, the line disappears when its days are over. */}
        {text} <span className={typography.onlyWithoutScript}>{period.text}</span>{' '}
        {link && <PageLink to={link.to}>{link.label}</PageLink>}
      </p>
    ))}
  </aside>
);

/** The note above a cached copy of a page, hidden until the service worker shows it with the date of the copy. */
const StaleNote = ({ text }: { text: string }) => (
  <div
    className={`${styles.strip} ${styles.note}`}
    data-ground="bone"
    role="status"
    hidden
    {...{ [`data-${staleMark}`]: '' }}
  >
    <p>{text}</p>
  </div>
);
