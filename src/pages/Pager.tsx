import { Fragment } from 'react';
import { Icon } from '../design/parts/Icon.tsx';
import { PageLink } from '../design/parts/Links.tsx';
import { type Sentence, fill } from '../content/text/fill.ts';
import styles from './Pager.module.scss';

/** A row of links to numbered pages, with arrows to the neighbours. */
export const Pager = ({ label, pages, previous, next }: ReturnType<typeof pagerProps>) => (
  <nav className={styles.pager} aria-label={label}>
    {previous && (
      <PageLink to={previous.to} aria-label={previous.name}>
        <Icon name="first" />
      </PageLink>
    )}
    {pages.map(({ number, to, name, current, afterGap }) => (
      <Fragment key={to}>
        {afterGap && <span aria-hidden="true">…</span>}
        <PageLink to={to} aria-label={name} aria-current={current ? 'page' : undefined}>
          {number}
        </PageLink>
      </Fragment>
    ))}
    {next && (
      <PageLink to={next.to} aria-label={next.name}>
        <Icon name="last" />
      </PageLink>
    )}
  </nav>
);

interface Words {
  label: string;
  page: Sentence<'page' | 'pages'>;
  current: Sentence<'page' | 'pages'>;
  next: string;
  previous: string;
}

/** Returns the props of a row of pages, from 1 on. Of more than nine pages it shows the ends and the neighbours. */
export function pagerProps(paths: readonly string[], current: number, words: Words) {
  const pages = paths.length;
  const shown = paths
    .map((to, index) => ({ to, number: index + 1 }))
    .filter(
      ({ number }) =>
        pages <= 9 || number === 1 || number === pages || Math.abs(number - current) <= 2,
    );
  return {
    label: words.label,
    pages: shown.map(({ to, number }, index) => ({
      number,
      to,
      name: fill(number === current ? words.current : words.page, { page: number, pages }),
      current: number === current,
      // A gap stands for the pages that are left out before this one.
      afterGap: index > 0 && shown[index - 1]!.number !== number - 1,
    })),
    previous: current > 1 ? { to: paths[current - 2]!, name: words.previous } : undefined,
    next: current < pages ? { to: paths[current]!, name: words.next } : undefined,
  };
}
