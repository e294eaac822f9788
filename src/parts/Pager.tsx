import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import styles from './Pager.module.scss';

export interface PagerProps {
  label: string;
  /** Each page with what a screen reader says of it; the current one has its own words. */
  pages: readonly {
    number: number;
    to: string;
    name: string;
    current: boolean;
    /** Some pages between it and the one before are left out. */
    afterGap: boolean;
  }[];
  previous?: { to: string; name: string } | undefined;
  next?: { to: string; name: string } | undefined;
}

/** Numbers of pages, the current one marked, with arrows to its neighbours. */
export const Pager = ({ label, pages, previous, next }: PagerProps) => (
  <nav className={styles.pager} aria-label={label}>
    {previous && (
      <Link to={previous.to} discover="none" aria-label={previous.name}>
        <Icon name="first" />
      </Link>
    )}
    {pages.map(({ number, to, name, current, afterGap }) => (
      <Fragment key={to}>
        {afterGap && <span aria-hidden="true">…</span>}
        <Link to={to} discover="none" aria-label={name} aria-current={current ? 'page' : undefined}>
          {number}
        </Link>
      </Fragment>
    ))}
    {next && (
      <Link to={next.to} discover="none" aria-label={next.name}>
        <Icon name="last" />
      </Link>
    )}
  </nav>
);
