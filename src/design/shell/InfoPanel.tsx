import type { Site } from '../../content/site.ts';
import { LiveMarkup } from '../islands/Island.tsx';
import type * as script from '../parts/live-hours.ts';
import type { LiveHoursProps } from '../parts/live-hours.ts';
import { ButtonLink, CloseButton } from '../parts/Button.tsx';
import { during, type DatedChange } from '../parts/DatedChanges.tsx';
import { Icon } from '../parts/Icon.tsx';
import typography from '../parts/typography.module.scss';
import { panelParts } from './panel-parts.ts';
import styles from './InfoPanel.module.scss';
import { panelId } from './NavBar.tsx';
import { NewTabLink } from '../parts/Links.tsx';
import { GettingThereRows, type GettingThereRow } from '../parts/GymFacts.tsx';
import { keepWordsWhole } from '../parts/keep-words-whole.tsx';

/** The texts and facts of the contact panel; src/pages/shell-props.ts gives them. */
export interface InfoPanelProps {
  words: Site['panel'];
  close: string;
  newTab: string;
  /** The large buttons at the top; `words` has the label for directions, `phone` the number to call. */
  actions: {
    directionsUrl: string;
    callLabel: string;
    chat: { label: string; to: string } | undefined;
  };
  address: readonly string[];
  landmark: string | undefined;
  ways: readonly GettingThereRow[];
  /** The label of the link to the hours, until live-hours.ts says whether the gym is open. */
  hoursLink: string;
  phone: { display: string; e164: string };
  email: string;
  /** The changes of the opening hours, special days and later weekly hours, in rows with one title. */
  changes: { title: string; days: readonly DatedChange[] };
  social: readonly { label: string; url: string }[];
  /** The labels of the links to accounts; undefined if the site has no accounts. */
  account: { signIn: string; myWeek: string } | undefined;
  live: LiveHoursProps;
}

/** The panel with all contact information, a dialog of every page. */
export function InfoPanel({ close, account, live, actions, hoursLink, ...rows }: InfoPanelProps) {
  const { words } = rows;
  return (
    <dialog
      className={styles.panel}
      id={panelId}
      aria-labelledby="panel-heading"
      data-ground="bone"
      popover=""
    >
      <div className={styles.top}>
        <h2 id="panel-heading">{keepWordsWhole(words.title)}</h2>
        <CloseButton label={close} dialog={panelId} />
      </div>
      <LiveMarkup<typeof script> name="liveHours" props={live}>
        <p className={styles.openStatus} {...panelParts.openStatus}>
          <a href="/contact#hours" {...panelParts.opening}>
            {hoursLink}
          </a>
        </p>
      </LiveMarkup>
      <Actions {...actions} {...rows} />
      <Rows {...rows} />
      <div className={styles.buttons}>
        <ButtonLink {...words.contactButton} arrow />
        {account && (
          <>
            <div data-session="out">
              <ButtonLink to="/login" label={account.signIn} outlined />
            </div>
            <div data-session="in">
              <ButtonLink to="/account" label={account.myWeek} outlined />
            </div>
          </>
        )}
      </div>
    </dialog>
  );
}

/** The large buttons for directions, calling and chat. */
const Actions = ({
  words,
  directionsUrl,
  callLabel,
  chat,
  phone,
  newTab,
}: InfoPanelProps['actions'] & Pick<InfoPanelProps, 'words' | 'phone' | 'newTab'>) => (
  <div className={styles.actions}>
    <a href={directionsUrl} target="_blank">
      <Icon name="pin" />
      {words.directions}
      <span className={typography.visuallyHidden}> ({newTab})</span>
    </a>
    <a href={`tel:${phone.e164}`}>
      <Icon name="phone" />
      {callLabel}
    </a>
    {chat && (
      <a href={chat.to}>
        <Icon name="message" />
        {chat.label}
      </a>
    )}
  </div>
);

function Rows({
  words,
  newTab,
  address,
  landmark,
  ways,
  phone,
  email,
  changes,
  social,
}: Omit<InfoPanelProps, 'close' | 'account' | 'live' | 'actions' | 'hoursLink'>) {
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
          {landmark !== undefined && <small>{landmark}</small>}
        </dd>
      </div>
      <GettingThereRows ways={ways} />
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
      {changes.days.map((change) => (
        <div key={change.text} {...during(change)}>
          <dt>{changes.title}</dt>
          <dd>{change.text}</dd>
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
