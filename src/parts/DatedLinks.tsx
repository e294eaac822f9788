import { Link } from 'react-router-dom';
import { during, type ShownOn } from './DatedChanges.tsx';

export interface DatedLink {
  label: string;
  to: string;
  /** Undefined for a link of all days. */
  days: ShownOn | undefined;
}

/** A link that leads elsewhere from some day on. */
export const DatedLinks = ({ links }: { links: readonly DatedLink[] }) =>
  links.map(({ label, to, days }) => (
    <Link key={`${to} ${days?.from}`} to={to} discover="none" {...(days && during(days))}>
      {label}
    </Link>
  ));
