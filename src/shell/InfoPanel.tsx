import type { Site } from '../content/site.ts';
import { LiveMarkup } from '../rendering/islands/LiveMarkup.tsx';
import type { LiveHoursProps } from '../parts/live-hours.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { CloseButton } from '../parts/CloseButton.tsx';
import { during, type DatedChange } from '../parts/DatedChanges.tsx';
import { Logo } from '../parts/Logo.tsx';
import typography from '../parts/typography.module.scss';
import styles from './InfoPanel.module.scss';
import { panelId } from './bar.ts';
import { NewTabLink } from '../parts/NewTabLink.tsx';
import { wholeWords } from '../parts/whole-words.tsx';

export interface InfoPanelProps {
  words: Site['panel'];
  close: string;
  newTab: string;
  address: readonly string[];
  phone: { display: string; e164: string };
  email: string;
  hours: readonly { days: string; hours: string }[];
  /** Days with special hours, under their own title. */
  changes: { title: string; days: readonly DatedChange[] };
  social: readonly { label: string; url: string }[];
  /** Undefined without accounts. */
  account: { signIn: string; myWeek: string } | undefined;
  live: LiveHoursProps;
}

/** The contact panel at the side. */
export function InfoPanel({ close, account, live, ...rows }: InfoPanelProps) {
  const { words } = rows;
  return (
    <dialog
      className={styles.panel}
      id={panelId}
      aria-labelledby="panel-heading"
      data-ground="bone"
      {...{ closedby: 'any' }}
    >
      <div className={styles.top}>
        <Logo />
        <CloseButton label={close} dialog={panelId} />
      </div>
      <h2 id="panel-heading">{wholeWords(words.title)}</h2>
      <p className={`${typography.lead} ${typography.quiet}`}>{words.intro}</p>
      <LiveMarkup name="liveHours" props={live}>
        <Rows {...rows} />
      </LiveMarkup>
      <div className={styles.foot}>
        <ButtonLink to={words.contactButton.to} arrow>
          {words.contactButton.label}
        </ButtonLink>
        {account && (
          <>
            <div data-session="out">
              <ButtonLink to="/login" line>
                {account.signIn}
              </ButtonLink>
            </div>
            <div data-session="in">
              <ButtonLink to="/account" line>
                {account.myWeek}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </dialog>
  );
}

/** The rows of the panel. The script of the hours shows and hides those that depend on the day. */
function Rows({
  words,
  newTab,
  address,
  phone,
  email,
  hours,
  changes,
  social,
}: Omit<InfoPanelProps, 'close' | 'account' | 'live'>) {
  return (
    <dl className={styles.rows}>
      <div>
        <dt>{words.address}</dt>
        <dd>
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>{words.phone}</dt>
        <dd>
          <a className={`${typography.figures} ${styles.number}`} href={`tel:${phone.e164}`}>
            {phone.display}
          </a>
        </dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div data-part="today" hidden>
        <dt>{words.openToday}</dt>
        <dd />
      </div>
      {hours.map(({ days, hours: open }) => (
        <div key={days} data-part="week">
          <dt>{days}</dt>
          <dd>{open}</dd>
        </div>
      ))}
      {changes.days.map((change) => (
        <div key={change.said} {...during(change)}>
          <dt>{changes.title}</dt>
          <dd>{change.said}</dd>
        </div>
      ))}
      <div>
        <dt>{words.follow}</dt>
        <dd className={styles.social}>
          {social.map(({ label, url }) => (
            <NewTabLink key={url} to={url} hint={newTab} marked>
              {label}
            </NewTabLink>
          ))}
        </dd>
      </div>
    </dl>
  );
}
