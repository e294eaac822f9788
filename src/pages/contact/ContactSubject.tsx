import { Link } from 'react-router-dom';
import { ButtonLink } from '../../design/parts/Button.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './ContactSubject.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';

export interface ContactSubjectProps {
  title: string;
  clear: string;
  email: { label: string; address: string };
  call: { label: string; phone: string };
  chat?: { label: string; number: string } | undefined;
}

/**
 * The plan, class or post that the visitor came from. Hidden until live-contact.ts finds its id in the URL and fills in
 * the elements by their `data-part`.
 */
export const ContactSubject = ({ title, clear, email, call, chat }: ContactSubjectProps) => (
  <section className={styles.subject} aria-labelledby="context-heading" data-part="context" hidden>
    <div>
      <h2 id="context-heading">{keepWordsWhole(title)}</h2>
      <p className={styles.title} data-part="subject" />
      <p className={styles.price} data-part="cost">
        <span className={typography.figures} data-part="price" /> <span data-part="unit" />
      </p>
      <p className={styles.bring} data-part="bring" />
    </div>
    <div className={styles.contact}>
      <div className={styles.buttons}>
        <ButtonLink to={`mailto:${email.address}`} part="write" large>
          {email.label}
        </ButtonLink>
        <ButtonLink to={`tel:${call.phone}`} icon="phone" outlined large>
          {call.label}
        </ButtonLink>
        {chat && (
          <ButtonLink to={`https://wa.me/${chat.number.slice(1)}`} part="chat" outlined large>
            {chat.label}
          </ButtonLink>
        )}
      </div>
      <Link className={styles.clear} to="/contact" discover="none" data-part="clear">
        {clear}
      </Link>
    </div>
  </section>
);
