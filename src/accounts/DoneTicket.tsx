import { useEffect, useRef, type ReactNode } from 'react';
import { Ticket } from '../parts/Ticket.tsx';

/** Says that a form has done its work, and takes the focus, which the form may have lost with its button. */
export function DoneTicket({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current!.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Ticket>{children}</Ticket>
    </div>
  );
}
