import type from './type.module.scss';

/** A link to another site, in a new tab, and said so. */
export const NewTabLink = ({
  to,
  hint,
  children,
}: {
  to: string;
  hint: string;
  children: string;
}) => (
  <a href={to} target="_blank" rel="noopener">
    {children}
    <span className={type.hidden}> ({hint})</span>
  </a>
);
