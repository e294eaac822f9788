import type { ReactNode } from 'react';
import styles from './Section.module.scss';
import typography from './typography.module.scss';
import { keepWordsWhole } from './keep-words-whole.tsx';

interface SectionProps {
  /** Sets the colours of everything inside. */
  ground?: 'ink' | 'bone' | 'oxide';
  /** Id of the heading inside, which names the section. */
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A full-width band of a page. */
export function Section({ ground = 'ink', labelledBy, className, children }: SectionProps) {
  // A section without a name means nothing to a screen reader, so it is a plain element.
  const Band = labelledBy === undefined ? 'div' : 'section';
  return (
    <Band
      className={className ? `${styles.section} ${className}` : styles.section}
      data-ground={ground}
      aria-labelledby={labelledBy}
    >
      {children}
    </Band>
  );
}

/** The heading of a section, with a quiet sentence below it, or to its right in a wide window. */
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
