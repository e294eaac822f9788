import { useEffect, type ReactNode } from 'react';
import { words } from '../words.ts';

/** The title of a screen, hung from the bar by two roots, and a sentence below it. */
export function Title({ children, hint }: { children: string; hint?: ReactNode }) {
  useEffect(() => {
    document.title = `${children} | ${words.theDeskAlone}`;
  }, [children]);
  return (
    <div className="hung">
      <h1>{children}</h1>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  );
}
