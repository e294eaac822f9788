import typography from './typography.module.scss';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import styles from './Links.module.scss';

/**
 * A link to a page of this site. `discover` belongs to the router's own framework, which would mark each link for it.
 */
export const PageLink = (props: LinkProps) => <Link {...props} discover="none" />;

/** An underlined link with an arrow, beside a heading, in a row of facts or in a paragraph of its own. */
export const TextLink = ({ to, label }: { to: string; label: string }) => (
  <PageLink className={styles.link} to={to}>
    {label}
    <Icon name="arrow" />
  </PageLink>
);

/** The small link above the name of a class or coach, to the list of all of them. */
export const ListLink = ({ to, label }: { to: string; label: string }) => (
  <p className={styles.listLink}>
    <PageLink to={to}>{label}</PageLink>
  </p>
);

/** A link to another site that opens in a new tab, and says so to screen readers. */
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
