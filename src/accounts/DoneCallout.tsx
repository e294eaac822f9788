import { useEffect, useRef, type ReactNode } from 'react';
import { Callout } from '../design/parts/Callout.tsx';

/** Success message; takes the focus, because the submit button may have disappeared with its form. */
export function DoneCallout({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current!.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Callout>{children}</Callout>
    </div>
  );
}
