import type { Site } from '../../content/site.ts';
import { HoursTable, type HoursTableProps } from '../parts/GymFacts.tsx';
import { Logo } from '../parts/Logo.tsx';
import typography from '../parts/typography.module.scss';
import { Brand } from './Brand.tsx';
import type { BarWords } from './NavBar.tsx';
import styles from './Footer.module.scss';
import { NewTabLink, PageLink } from '../parts/Links.tsx';

/** The texts and facts of the footer; src/pages/shell-props.ts gives them. */
export interface FooterProps {
  site: Pick<Site, 'name' | 'footer' | 'hoursTable' | 'privacy' | 'shell'> &
    Pick<BarWords, 'accountNavigation'>;
  /** The names of classes, which are no links. */
  classes: readonly string[];
  hours: HoursTableProps;
  phone: { display: string; e164: string };
  /** The link to the chat; undefined unless the gym answers on WhatsApp. */
  chat: { label: string; to: string } | undefined;
  email: string;
  social: readonly { label: string; url: string }[];
  privacyInShort: string;
}

/** The addresses of links that are hidden while somebody is signed in. */
const signedOutOnly: readonly string[] = ['/login', '/signup'];

/** The bottom of every page: classes, hours, contact, legal lines. */
export function Footer({ site, classes, hours, phone, chat, ...rest }: FooterProps) {
  const { name, footer: words, accountNavigation, privacy } = site;
  return (
    <footer className={styles.footer}>
      <Logo className={styles.logo} />
      <div className={styles.grid}>
        <div>
          <Brand name={name} large />
          <p className={`${typography.quiet} ${styles.blurb}`}>{words.blurb}</p>
        </div>
        <div>
          <h2>{words.classesTitle}</h2>
          <ul className={styles.classes}>
            {classes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{site.hoursTable.title}</h2>
          <HoursTable {...hours} />
        </div>
        <div className={styles.contact}>
          <h2>{words.findTitle}</h2>
          <a href={`tel:${phone.e164}`}>{phone.display}</a>
          {chat && <a href={chat.to}>{chat.label}</a>}
          <a href={`mailto:${rest.email}`}>{rest.email}</a>
          <div className={styles.social}>
            {rest.social.map(({ label, url }) => (
              <NewTabLink key={url} to={url} hint={site.shell.newTab}>
                {label}
              </NewTabLink>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.legal}>
        <div>
          <p>
            <b>{privacy.title}.</b> {rest.privacyInShort}
          </p>
          <p>{words.note}</p>
        </div>
        <div>
          <p>{words.copyright}</p>
          <div className={styles.links}>
            {words.links.map(({ label, to }) => (
              <PageLink
                key={to}
                to={to}
                data-session={signedOutOnly.includes(to) ? 'out' : undefined}
              >
                {label}
              </PageLink>
            ))}
            {accountNavigation && (
              <PageLink to="/account" data-session="in">
                {accountNavigation.myWeek}
              </PageLink>
            )}
            <PageLink to="/privacy">{privacy.link}</PageLink>
          </div>
        </div>
      </div>
    </footer>
  );
}
