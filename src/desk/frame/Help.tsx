import type { ReactNode } from 'react';
import { words } from '../words/form-words.ts';

/** Help for the screen that one is on, behind a "?". */
export const Help = ({ children }: { children: ReactNode }) => (
  <details className="help">
    <summary className="btn sq" aria-label={words.help}>
      ?
    </summary>
    <p className="hint">{children}</p>
  </details>
);
