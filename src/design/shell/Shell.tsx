import type { ReactNode } from 'react';
import '../styles/tokens.scss';
import '../styles/base.scss';
import type { ShellHandle } from '../document/renderer.ts';
import type { BarWords } from './bar.ts';
import { Footer, type FooterProps } from './Footer.tsx';
import { InfoPanel, type InfoPanelProps } from './InfoPanel.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavBar } from './NavBar.tsx';
import { Notices, StaleNote, type NoticesProps } from './Notices.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import styles from './Shell.module.scss';

export interface ShellProps {
  site: BarWords;
  panel: InfoPanelProps;
  footer: FooterProps;
  phone: { display: string; e164: string };
  /** The address of the chat if the gym answers on WhatsApp. */
  chat: string | undefined;
  /** Undefined if there is none, today or later. */
  notices: NoticesProps | undefined;
  /** The note above a cached page; the service worker fills in the date. */
  staleNote: string;
  page: ShellHandle;
  children: ReactNode;
}

/** The layout of every page: bar, menu, contact panel, footer, phone bar. */
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
      <Footer {...footer} />
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
