import type { ContactPageContent } from '../../content/pages/contact.ts';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type { LiveContactProps } from './live-contact.ts';
import typography from '../../design/parts/typography.module.scss';
import { ContactSubject, type ContactSubjectProps } from './ContactSubject.tsx';
import styles from './ContactOptions.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';

export interface ContactOptionsProps {
  information: ContactPageContent['information'];
  phone: { display: string; e164: string };
  email: string;
  /** "+91…" if the gym answers on WhatsApp. */
  whatsapp?: string | undefined;
  context: Pick<ContactSubjectProps, 'title' | 'clear'> & { call: string };
  live: LiveContactProps;
}

/** Phone, e-mail and chat, below the plan, class or post that the visitor came from. */
export const ContactOptions = ({
  information,
  phone,
  email,
  whatsapp,
  context,
  live,
}: ContactOptionsProps) => (
  <LiveMarkup name="liveContact" props={live}>
    <ContactSubject
      title={context.title}
      clear={context.clear}
      email={{ label: information.emailLabel, address: email }}
      call={{ label: context.call, phone: phone.e164 }}
      chat={
        whatsapp === undefined ? undefined : { label: information.chatButton, number: whatsapp }
      }
    />
    <div className={styles.options}>
      <h2 id="information-heading">{keepWordsWhole(information.heading)}</h2>
      <div className={styles.phone}>
        <a className={styles.option} href={`tel:${phone.e164}`}>
          <small>
            {information.phoneLabel}. {information.phoneNote}
          </small>
          <span className={`${typography.figures} ${styles.number}`} data-part="number">
            {phone.display}
          </span>
        </a>
        <p className={styles.copy}>
          <span role="status" data-part="copied" />
          <button type="button" data-part="copy">
            {information.copyButton}
          </button>
        </p>
      </div>
      <a className={styles.option} href={`mailto:${email}`}>
        <small>{information.emailLabel}</small>
        <span className={styles.mail}>{email}</span>
      </a>
      {whatsapp !== undefined && (
        <a className={styles.option} href={`https://wa.me/${whatsapp.slice(1)}`}>
          <small>{information.chatLabel}</small>
          {information.chatButton}
        </a>
      )}
    </div>
  </LiveMarkup>
);
