import { Link } from 'react-router-dom';
import { during, type ShownOn } from './DatedChanges.tsx';

export interface DatedLink {
  label: string;
  to: string;
  /** Undefined for a link of all days. */
  days: ShownOn | undefined;
}

/** Links of which some are shown on certain days only, as when the coach of a class changes. */
export const DatedLinks = ({ links }: { links: readonly DatedLink[] }) =>
  links.map(({ label, to, days }) => (
    <Link key={`${to} ${days?.from}`} to={to} discover="none" {...(days && during(days))}>
      {label}
    </Link>
  ));
