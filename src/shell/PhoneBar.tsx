import { Link } from 'react-router-dom';
import type { Site } from '../content/site.ts';
import { Icon } from '../parts/Icon.tsx';
import styles from './PhoneBar.module.scss';

interface Props {
  words: Site['phoneBar'];
  phone: { e164: string };
}

/** Call and Join, within reach of the thumb on a narrow screen. */
export const PhoneBar = ({ words, phone }: Props) => (
  <nav className={styles.bar} aria-label={words.label}>
    <a href={`tel:${phone.e164}`}>
      <Icon name="phone" />
      {words.call}
    </a>
    <Link to={words.join.to} discover="none">
      {words.join.label}
      <Icon name="arrow" />
    </Link>
  </nav>
);
