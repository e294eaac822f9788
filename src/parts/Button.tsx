import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.scss';
import { Icon, type IconName } from './Icon.tsx';

interface Look {
  /** Outlined instead of filled: for a button that appears more than once in a view. */
  line?: boolean | undefined;
  big?: boolean | undefined;
  /** An icon before the label. */
  icon?: IconName | undefined;
  children: ReactNode;
}

const classesOf = ({
  line,
  big,
  grave,
}: Pick<Look, 'line' | 'big'> & { grave?: boolean | undefined }) =>
  [styles.button, line && styles.line, big && styles.big, grave && styles.grave]
    .filter(Boolean)
    .join(' ');

/** A submit button, or with type `button` one for a script, which finds it by `part`. */
export function Button({
  line,
  big,
  icon,
  children,
  type = 'submit',
  part,
  busy = false,
  grave,
  onClick,
}: Look & {
  type?: 'submit' | 'button';
  part?: string;
  /** Shows that it is working, keeps the focus, and ignores further presses. */
  busy?: boolean;
  /** For destructive actions, which must not be marigold. */
  grave?: boolean | undefined;
  onClick?: () => void;
}) {
  return (
    <button
      className={classesOf({ line, big, grave })}
      type={type}
      data-part={part}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** A link that looks like a button; `name` is its accessible name. */
export function ButtonLink({
  to,
  line,
  big,
  icon,
  arrow,
  name,
  download,
  part,
  children,
}: Look & {
  to: string;
  arrow?: boolean;
  name?: string;
  /** The link downloads a file. */
  download?: boolean;
  part?: string;
}) {
  return (
    <Link
      className={classesOf({ line, big })}
      to={to}
      discover="none"
      aria-label={name}
      download={download}
      data-part={part}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {arrow && <Icon name="arrow" />}
    </Link>
  );
}

/** A link to the current page, which reloads it without scripts. */
export const ReloadLink = ({ children }: { children: ReactNode }) => (
  <a className={styles.button} href="">
    <span>{children}</span>
  </a>
);
