import type { ReactNode } from 'react';
import type { Place } from '../form/field-context.ts';
import { problemsIn, useShown } from '../use-desk.ts';

/** A part that is opened when it is needed; never closed over a mistake in what it is about, which is `at` these places. */
export function Fold({
  title,
  about,
  open = false,
  at = [],
  children,
}: {
  title: string;
  about?: string;
  open?: boolean;
  at?: readonly Place[];
  children: ReactNode;
}) {
  const shown = useShown();
  const isWrong = at.some(({ file, path }) =>
    problemsIn(shown, file, path).some(({ severity }) => severity === 'error'),
  );
  return (
    <details className="fold-sec" open={open || isWrong || undefined}>
      <summary>
        {title}
        {about !== undefined && <span>{about}</span>}
      </summary>
      <div>{children}</div>
    </details>
  );
}
