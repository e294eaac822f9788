import type { ReactNode } from 'react';

/** A part that is opened when it is needed. */
export const Fold = ({
  title,
  about,
  open,
  children,
}: {
  title: string;
  about?: string;
  open?: boolean;
  children: ReactNode;
}) => (
  <details className="fold-sec" open={open || undefined}>
    <summary>
      {title}
      {about !== undefined && <span>{about}</span>}
    </summary>
    <div>{children}</div>
  </details>
);
