import { Link } from 'react-router-dom';
import { ButtonLink } from '../../parts/Button.tsx';
import typography from '../../parts/typography.module.scss';
import styles from './AskedAbout.module.scss';
import { wholeWords } from '../../parts/whole-words.tsx';

export interface AskedAboutProps {
  title: string;
  clear: string;
  email: { label: string; address: string };
  call: { label: string; phone: string };
  chat?: { label: string; number: string } | undefined;
}

/** The plan, class or post that the visitor came from, filled in from the URL by the script. */
export const AskedAbout = ({ title, clear, email, call, chat }: AskedAboutProps) => (
  <section className={styles.context} aria-labelledby="context-heading" data-part="context" hidden>
    <div>
      <h2 id="context-heading">{wholeWords(title)}</h2>
      <p className={styles.thing} data-part="thing" />
      <p className={styles.cost} data-part="cost">
        <span className={typography.figures} data-part="price" /> <span data-part="unit" />
      </p>
      <p className={styles.bring} data-part="bring" />
    </div>
    <div className={styles.ways}>
      <div className={styles.row}>
        <ButtonLink to={`mailto:${email.address}`} part="write" big>
          {email.label}
        </ButtonLink>
        <ButtonLink to={`tel:${call.phone}`} icon="phone" line big>
          {call.label}
        </ButtonLink>
        {chat && (
          <ButtonLink to={`https://wa.me/${chat.number.slice(1)}`} part="chat" line big>
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
