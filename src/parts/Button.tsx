import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.scss';
import { Icon } from './Icon.tsx';

interface Look {
  /** A line instead of the marigold ground: for what stands more than once in a view. */
  line?: boolean | undefined;
  big?: boolean | undefined;
  children: ReactNode;
}

const classesOf = ({ line, big }: Omit<Look, 'children'>) =>
  [styles.button, line && styles.line, big && styles.big].filter(Boolean).join(' ');

/** A button of a form. */
export function Button({
  line,
  big,
  children,
  type = 'submit',
  onClick,
}: Look & { type?: 'submit' | 'button'; onClick?: () => void }) {
  return (
    <button className={classesOf({ line, big })} type={type} onClick={onClick}>
      <span>{children}</span>
    </button>
  );
}

/** A link that looks like a button; `name` is what a screen reader says instead of its words. */
export function ButtonLink({
  to,
  line,
  big,
  arrow,
  name,
  children,
}: Look & { to: string; arrow?: boolean; name?: string }) {
  return (
    <Link className={classesOf({ line, big })} to={to} discover="none" aria-label={name}>
      <span>{children}</span>
      {arrow && <Icon name="arrow" />}
    </Link>
  );
}
