import { useEffect, useRef, type ReactNode } from 'react';
import { Ticket } from '../parts/Ticket.tsx';

/** Success message; takes the focus, because the submit button may have disappeared with its form. */
export function DoneTicket({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current!.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Ticket>{children}</Ticket>
    </div>
  );
}
