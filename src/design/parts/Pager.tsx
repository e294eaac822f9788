import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import styles from './Pager.module.scss';

export interface PagerProps {
  label: string;
  pages: readonly {
    number: number;
    to: string;
    /** Accessible name of the link. */
    name: string;
    current: boolean;
    /** Whether pages before this one are omitted. */
    afterGap: boolean;
  }[];
  previous?: { to: string; name: string } | undefined;
  next?: { to: string; name: string } | undefined;
}

/** Links to numbered pages, with arrows to the neighbours. */
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
