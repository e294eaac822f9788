import { useEffect, type ReactNode } from 'react';
import { words } from '../words.ts';

/** The title of a screen, hung from the bar by two roots, and a sentence below it. */
export function Title({
  children,
  hint,
  isBeside = false,
}: {
  children: string;
  hint?: ReactNode;
  /** Another screen is in front, and gives the page its name. */
  isBeside?: boolean;
}) {
  const Heading = isBeside ? 'h2' : 'h1';
  useEffect(() => {
    if (!isBeside) document.title = `${children} | ${words.theDeskAlone}`;
  }, [children, isBeside]);
  return (
    <div className="hung">
      <Heading>{children}</Heading>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  );
}
