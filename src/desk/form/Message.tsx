/* A message of the desk: a fact, a sentence, and buttons. */

import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { focusOn } from './keep-focus.ts';

/** The label of a button. Screen readers also say what it is about: "Undo this: Joel D. leaves". */
export const Named = ({ label, what }: { label: string; what: string }) => (
  <>
    <span aria-hidden>{label}</span>
    <span className="vh">{`${label}: ${what}`}</span>
  </>
);

const icons = { bad: 'wrong', ask: 'ask', note: 'note' } as const;

/** A problem, question or note: a bold fact, a sentence, what it is about, and buttons. */
export const Message = ({
  kind,
  fact,
  children,
  about,
  buttons,
  id,
}: {
  kind: keyof typeof icons;
  fact?: string;
  children?: ReactNode;
  about?: ReactNode;
  buttons?: ReactNode;
  id?: string;
}) => (
  <div className={`msg ${kind}`} id={id}>
    <Icon of={icons[kind]} />
    <div>
      <p>
        {fact !== undefined && <b>{fact}</b>} {children}
      </p>
      {about}
      {buttons && <div className="row">{buttons}</div>}
    </div>
  </div>
);

/**
 * A question that a press opens. It gets the focus, which scrolls it into the window, and not the button that does what
 * is asked.
 */
export const Question = (message: Omit<ComponentProps<typeof Message>, 'kind'>) => (
  <div role="status" tabIndex={-1} ref={focusOn}>
    <Message kind="ask" {...message} />
  </div>
);
