import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import styles from './TextLink.module.scss';

/** An underlined link with an arrow: beside a heading, in a row of facts, or in a paragraph of its own. */
export const TextLink = ({ to, children }: { to: string; children: string }) => (
  <Link className={styles.link} to={to} discover="none">
    {children}
    <Icon name="arrow" />
  </Link>
);
