import type { HTMLAttributes } from 'react';
import styles from './HangingBlock.module.scss';

/** Lengths of roots in rem. Choose lengths for a group that differ by at least three. */
export type RootLength =
  '3.5' | '4' | '5' | '5.5' | '7' | '9' | '11' | '13' | '15' | '18' | '19' | '22';

interface Props extends HTMLAttributes<HTMLElement> {
  length: RootLength;
  as?: 'div' | 'li' | 'article' | 'aside';
}

/** A block that hangs from the edge above on a root, which is drawn as a thick and a thin bar. */
export const HangingBlock = ({ length, as: Element = 'div', className, ...attributes }: Props) => (
  <Element
    {...attributes}
    className={className ? `${styles.block} ${className}` : styles.block}
    data-length={length}
  />
);
