import typography from './typography.module.scss';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import styles from './Links.module.scss';

/** An underlined link with an arrow, beside a heading, in a row of facts or in a paragraph of its own. */
export const TextLink = ({ to, children }: { to: string; children: string }) => (
  <Link className={styles.link} to={to} discover="none">
    {children}
    <Icon name="arrow" />
  </Link>
);

/** The small link above the name of a class or coach, to the list of all of them. */
export const ListLink = ({ to, label }: { to: string; label: string }) => (
  <p className={styles.listLink}>
    <Link to={to} discover="none">
      {label}
    </Link>
  </p>
);

/** A link to another site that opens a new tab, and announces it. */
export const NewTabLink = ({
  to,
  hint,
  marked = false,
  children,
}: {
  to: string;
  hint: string;
  /** Whether the link has an icon. */
  marked?: boolean;
  children: string;
}) => (
  <a href={to} target="_blank">
    {children}
    {marked && <Icon name="outside" />}
    <span className={typography.visuallyHidden}> ({hint})</span>
  </a>
);
