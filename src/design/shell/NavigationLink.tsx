import { Link, useLocation } from 'react-router-dom';

const sectionOf = (path: string) => path.split('/')[1];

/** A navigation link, marked as current on every page of its section. */
export function NavigationLink({ label, to }: { label: string; to: string }) {
  const { pathname } = useLocation();
  const isCurrent = sectionOf(pathname) === sectionOf(to);
  return (
    <Link to={to} discover="none" aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  );
}
