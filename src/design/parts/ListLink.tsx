import { Link } from 'react-router-dom';
import styles from './ListLink.module.scss';

/** The small link above the name of a class or coach, to the list of all of them. */
export const ListLink = ({ to, label }: { to: string; label: string }) => (
  <p className={styles.link}>
    <Link to={to} discover="none">
      {label}
    </Link>
  </p>
);
