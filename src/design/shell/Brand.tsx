import { Link } from 'react-router-dom';
import { lettersOf } from '../../content/text/text-size.ts';
import { Logo } from '../parts/Logo.tsx';
import styles from './Brand.module.scss';

/** Whether a name would take three lines in the bar of the narrowest phone. */
const isLong = (name: string) => lettersOf(name) > 24;

/** The logo and the name of the gym, which link to the home page. */
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
    className={[styles.brand, large && styles.large, isLong(name) && styles.long]
      .filter(Boolean)
      .join(' ')}
    to="/"
    discover="none"
    aria-label={label}
  >
    <Logo />
    {name}
  </Link>
);
