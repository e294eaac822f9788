import { Link } from 'react-router-dom';
import { Logo } from '../parts/Logo.tsx';
import styles from './Brand.module.scss';

/** Logo and name; links to the home page. */
export const Brand = ({
  name,
  label,
  large,
}: {
  name: string;
  label?: string;
  large?: boolean;
}) => (
  <Link
    className={large ? `${styles.brand} ${styles.large}` : styles.brand}
    to="/"
    discover="none"
    aria-label={label}
  >
    <Logo />
    {name}
  </Link>
);
