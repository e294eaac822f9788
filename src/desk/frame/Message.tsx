import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

const icons = { bad: 'wrong', ask: 'ask', note: 'note' } as const;

/** A problem, question or note: a bold fact, a sentence, and buttons. */
export const Message = ({
  kind,
  fact,
  children,
  buttons,
  id,
}: {
  kind: keyof typeof icons;
  fact?: string;
  children?: ReactNode;
  buttons?: ReactNode;
  id?: string;
}) => (
  <div className={`msg ${kind}`} id={id}>
    <Icon of={icons[kind]} />
    <div>
      <p>
        {fact !== undefined && <b>{fact}</b>} {children}
      </p>
      {buttons && <div className="row">{buttons}</div>}
    </div>
  </div>
);
