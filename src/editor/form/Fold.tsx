import { useState, type ReactNode } from 'react';
import { problemsIn, useShown, isToFix } from '../use-desk.ts';
import { words } from '../words.ts';
import type { Place } from './field-context.ts';

/** A part that is opened when it is needed; never closed over a mistake in what it is about, which is `at` these places. */
export function Fold({
  title,
  about,
  picture,
  open = false,
  at = [],
  children,
}: {
  title: string;
  about?: string;
  /** The address of a photograph of it. */
  picture?: string | undefined;
  open?: boolean;
  at?: readonly Place[];
  children: ReactNode;
}) {
  const shown = useShown();
  const wrong = at
    .flatMap(({ file, path }) => problemsIn(shown, file, path))
    .filter(({ severity }) => severity === 'error');
  const [isOpen, setOpen] = useState(open);
  // Once the mistake is fixed it stays open: somebody is typing there.
  if (wrong.length > 0 && !isOpen) setOpen(true);
  return (
    <details
      className="fold-sec"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {picture !== undefined && <img className="thumb small" src={picture} alt="" />}
        <b>{title}</b>
        {about !== undefined && <span>{about}</span>}
        <Mark toFix={wrong.some(isToFix)} toFill={wrong.length > 0} />
      </summary>
      <div>{children}</div>
    </details>
  );
}

function Mark({ toFix, toFill }: { toFix: boolean; toFill: boolean }) {
  if (toFix) return <span className="mark bad">{words.toFix}</span>;
  return toFill && <span className="mark fill">{words.stillToFill}</span>;
}
