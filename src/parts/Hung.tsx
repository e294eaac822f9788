import type { HTMLAttributes } from 'react';
import styles from './Hung.module.scss';

/** Lengths of roots in rem; within a group they differ by at least three. */
export type RootLength =
  '3.5' | '4' | '5' | '5.5' | '7' | '9' | '11' | '13' | '15' | '18' | '19' | '22';

interface Props extends HTMLAttributes<HTMLElement> {
  length: RootLength;
  as?: 'div' | 'li' | 'article' | 'aside';
}

/** An element that hangs from the edge above on a root: a thick bar and a thin one. */
export const Hung = ({ length, as: Element = 'div', className, ...attributes }: Props) => (
  <Element
    {...attributes}
    className={className ? `${styles.hung} ${className}` : styles.hung}
    data-length={length}
  />
);
