import type { ReactNode } from 'react';
import '../styles/tokens.scss';
import '../styles/base.scss';
import type { Site } from '../content/site.ts';
import { Footer, type FooterProps } from './Footer.tsx';
import { InfoPanel, type InfoPanelProps } from './InfoPanel.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavBar } from './NavBar.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import styles from './Shell.module.scss';

export interface ShellProps {
  site: Pick<
    Site,
    'name' | 'navigation' | 'joinButton' | 'accountNavigation' | 'shell' | 'phoneBar'
  >;
  panel: InfoPanelProps;
  footer: FooterProps;
  phone: { display: string; e164: string };
  children: ReactNode;
}

/** What is around every page: the bar and its two dialogs, the footer, the phone bar. */
export function Shell({ site, panel, footer, phone, children }: ShellProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {site.shell.skipLink}
      </a>
      <NavBar {...site} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...footer} />
      <PhoneBar words={site.phoneBar} phone={phone} />
      <MobileMenu {...site} call={site.phoneBar.call} phone={phone} />
      <InfoPanel {...panel} />
    </>
  );
}
