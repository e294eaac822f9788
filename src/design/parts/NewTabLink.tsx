import { Icon } from './Icon.tsx';
import typography from './typography.module.scss';

/** A link to another site that opens a new tab, and announces it. */
export const NewTabLink = ({
  to,
  hint,
  marked = false,
  children,
}: {
  to: string;
  hint: string;
  /** Adds an icon. */
  marked?: boolean;
  children: string;
}) => (
  <a href={to} target="_blank">
    {children}
    {marked && <Icon name="outside" />}
    <span className={typography.visuallyHidden}> ({hint})</span>
  </a>
);
