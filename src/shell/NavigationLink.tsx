import { Link, useLocation } from 'react-router-dom';

const sectionOf = (path: string) => path.split('/')[1];

/** A link of the menu, marked on every page of its section: Gallery on all pages of the gallery. */
export function NavigationLink({ label, to }: { label: string; to: string }) {
  const { pathname } = useLocation();
  const current = sectionOf(pathname) === sectionOf(to);
  return (
    <Link to={to} discover="none" aria-current={current ? 'page' : undefined}>
      {label}
    </Link>
  );
}
