/* Buttons, and links that look like buttons. */

import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { PageLink } from './Links.tsx';
import type { Part } from '../runtime/parts.ts';
import { logOutPart } from '../runtime/session-keys.ts';
import { classNames } from './class-names.ts';
import styles from './Button.module.scss';

/** How a button looks, or a link that looks like one. */
interface Appearance {
  /** Whether the button is outlined, not filled, because it is not the main one. */
  outlined?: boolean | undefined;
  large?: boolean | undefined;
  /** An icon before the label. */
  icon?: IconName | undefined;
}

/** A submit button; with the type `button`, it calls `onClick`, or a script finds it as its `part`. */
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
  children: ReactNode;
  type?: 'submit' | 'button';
  part?: Part<HTMLButtonElement> | undefined;
  /** Whether its action runs: it looks disabled but keeps the focus, and the caller ignores further presses. */
  busy?: boolean;
  /** Whether its action destroys something; it is then dark instead of the action colour. */
  destructive?: boolean | undefined;
  onClick?: () => void;
}) {
  return (
    <button
      className={classNames(
        styles.button,
        outlined && styles.outlined,
        large && styles.large,
        destructive && styles.destructive,
      )}
      type={type}
      {...part}
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
  label,
  outlined,
  large,
  icon,
  arrow,
  name,
  download,
  part,
}: Appearance & {
  to: string;
  label: ReactNode;
  arrow?: boolean;
  /** The name for screen readers, if the label alone is not clear. */
  name?: string;
  /** Whether the link downloads a file. */
  download?: boolean;
  part?: Part<HTMLAnchorElement> | undefined;
}) {
  return (
    <PageLink
      className={classNames(styles.button, outlined && styles.outlined, large && styles.large)}
      to={to}
      aria-label={name}
      download={download}
      {...part}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {arrow && <Icon name="arrow" />}
    </PageLink>
  );
}

/** A link that reloads the current page, without scripts. */
export const ReloadLink = ({ children }: { children: ReactNode }) => (
  <a className={styles.button} href="">
    <span>{children}</span>
  </a>
);

/** The close button of a dialog; `dialog` is the id of the dialog around it. */
export const CloseButton = ({ label, dialog }: { label: string; dialog: string }) => (
  <button
    className={styles.close}
    type="button"
    aria-label={label}
    popoverTarget={dialog}
    popoverTargetAction="hide"
  >
    <Icon name="close" />
  </button>
);

/** The logout button for signed-in visitors. src/design/runtime/follow-session.ts makes it work on every page. */
export const LogOut = ({ label }: { label: string }) => (
  <Button type="button" outlined part={{ 'data-part': logOutPart }}>
    {label}
  </Button>
);
