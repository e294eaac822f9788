import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './Icon.tsx';
import { logOutPart } from '../runtime/session-keys.ts';
import styles from './Button.module.scss';

interface Appearance {
  /** Outlined instead of filled: for a button that is not the main one. */
  outlined?: boolean | undefined;
  large?: boolean | undefined;
  /** An icon before the label. */
  icon?: IconName | undefined;
  children: ReactNode;
}

const classNameOf = ({
  outlined,
  large,
  destructive,
}: Pick<Appearance, 'outlined' | 'large'> & { destructive?: boolean | undefined }) =>
  [
    styles.button,
    outlined && styles.outlined,
    large && styles.large,
    destructive && styles.destructive,
  ]
    .filter(Boolean)
    .join(' ');

/** A submit button; with the type `button`, one for `onClick` or for a script that finds it by its `part`. */
export function Button({
  outlined,
  large,
  icon,
  children,
  type = 'submit',
  part,
  busy = false,
  destructive,
  onClick,
}: Appearance & {
  type?: 'submit' | 'button';
  part?: string;
  /** While its action runs: looks and reads as disabled, but keeps the focus. The caller ignores further presses. */
  busy?: boolean;
  /** For destructive actions: dark instead of the action colour. */
  destructive?: boolean | undefined;
  onClick?: () => void;
}) {
  return (
    <button
      className={classNameOf({ outlined, large, destructive })}
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

/** A link that looks like a button. */
export function ButtonLink({
  to,
  outlined,
  large,
  icon,
  arrow,
  name,
  download,
  part,
  children,
}: Appearance & {
  to: string;
  arrow?: boolean;
  /** Accessible name, where the label alone is not clear. */
  name?: string;
  /** The link downloads a file. */
  download?: boolean;
  part?: string;
}) {
  return (
    <Link
      className={classNameOf({ outlined, large })}
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

/** Close button of a dialog; `dialog` is the id of that dialog, which contains the button. */
export const CloseButton = ({ label, dialog }: { label: string; dialog: string }) => (
  <button
    className={styles.close}
    type="button"
    aria-label={label}
    {...{ command: 'close', commandfor: dialog }}
  >
    <Icon name="close" />
  </button>
);

/** Logout button for signed-in visitors; works on every page before hydration. */
export const LogOut = ({ label }: { label: string }) => (
  <Button type="button" outlined part={logOutPart}>
    {label}
  </Button>
);
