import { type ReactNode, useState } from 'react';
import { problemsIn, useDeskState } from '../draft/use-desk.ts';
import type { FieldPlace } from './field-control.ts';
import { ProblemMark } from './problems.tsx';

/** A collapsible part, which opens by itself when there is an error at one of the places in `at`. */
export function Fold({
  title,
  about,
  picture,
  open = false,
  at = [],
  children,
}: {
  title: string;
  /** Further words beside the title. */
  about?: string;
  /** The address of a thumbnail. */
  picture?: string | undefined;
  open?: boolean;
  at?: readonly FieldPlace[];
  children: ReactNode;
}) {
  const state = useDeskState();
  const errors = at
    .flatMap(({ file, path }) => problemsIn(state, file, path))
    .filter(({ severity }) => severity === 'error');
  const [isOpen, setOpen] = useState(open);
  // It must stay open when the error is fixed, because somebody is typing there.
  if (errors.length > 0 && !isOpen) setOpen(true);
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
        <ProblemMark problems={errors} />
      </summary>
      <div>{children}</div>
    </details>
  );
}
