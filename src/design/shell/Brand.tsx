import { lettersOf } from '../../content/text/text-size.ts';
import { PageLink } from '../parts/Links.tsx';
import { Logo } from '../parts/Logo.tsx';
import { classNames } from '../parts/class-names.ts';
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
  <PageLink
    className={classNames(styles.brand, large && styles.large, isLong(name) && styles.long)}
    to="/"
    aria-label={label}
  >
    <Logo />
    {name}
  </PageLink>
);
