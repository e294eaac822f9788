import { Link } from 'react-router-dom';
import type { Site } from '../../content/site.ts';
import { Icon } from '../parts/Icon.tsx';
import styles from './PhoneBar.module.scss';

interface Props {
  words: Site['phoneBar'];
  phone: { e164: string };
  /** The address of the chat if the gym answers on WhatsApp. */
  chat: string | undefined;
}

/** Call, WhatsApp and Join, within reach of the thumb on a narrow screen. */
export const PhoneBar = ({ words, phone, chat }: Props) => (
  <nav
    className={chat === undefined ? styles.bar : `${styles.bar} ${styles.withChat}`}
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
    <Link to={words.join.to} discover="none">
      {words.join.label}
      <Icon name="arrow" />
    </Link>
  </nav>
);
