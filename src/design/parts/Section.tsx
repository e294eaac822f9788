/* A section of a page, with its heading and a hanging block. */

import typography from './typography.module.scss';
import type { HTMLAttributes, ReactNode } from 'react';
import { keepWordsWhole } from './keep-words-whole.tsx';
import { classNames } from './class-names.ts';
import styles from './Section.module.scss';

/** How a section of a page looks. */
interface SectionProps {
  /** The background, which sets the colours of everything inside. */
  ground?: 'ink' | 'bone' | 'oxide';
  /** The id of the heading inside, which names the section. */
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A band of a page, from edge to edge. */
export function Section({ ground = 'ink', labelledBy, className, children }: SectionProps) {
  // A section without a name means nothing to a screen reader, so it is a plain element.
  const Band = labelledBy === undefined ? 'div' : 'section';
  return (
    <Band
      className={classNames(styles.section, className)}
      data-ground={ground}
      aria-labelledby={labelledBy}
    >
      {children}
    </Band>
  );
}

/** The heading of a section, with what stands beside it. */
export const SectionHead = ({
  id,
  heading,
  lead,
}: {
  id: string;
  heading: string;
  lead?: string | undefined;
}) => (
  <div className={styles.head}>
    <h2 id={id}>{keepWordsWhole(heading)}</h2>
    {lead !== undefined && <p className={`${typography.lead} ${typography.quiet}`}>{lead}</p>}
  </div>
);

/** The length in rem of the root on which a block hangs. Within a group, lengths should differ by at least three. */
export type RootLength =
  '3.5' | '4' | '5' | '5.5' | '7' | '9' | '11' | '13' | '15' | '18' | '19' | '22';

interface BlockProps extends HTMLAttributes<HTMLElement> {
  length: RootLength;
  as?: 'div' | 'li' | 'article' | 'aside';
}

/** A block that hangs from the edge above it on a root, drawn as a thick and a thin bar, like the roots of a banyan. */
export const HangingBlock = ({
  length,
  as: Element = 'div',
  className,
  ...attributes
}: BlockProps) => (
  <Element {...attributes} className={classNames(styles.block, className)} data-length={length} />
);
