import { useEffect, useState } from 'react';
import { useShown, useStore } from '../../editor/use-desk.ts';
import type { Proposal } from '../../editor/workspace/workspace.ts';

/** The proposals that the person may see. Loaded again when the desk changes or the window gets the focus. */
export function useProposals(): readonly Proposal[] {
  const { desk } = useStore();
  const { version } = useShown();
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // An error needs no message of its own: `ConnectionNote` says that the host cannot be reached.
    const look = () =>
      void desk.proposals.list().then(
        (found) => isCurrent && setProposals(found),
        () => undefined,
      );
    look();
    addEventListener('focus', look);
    return () => {
      isCurrent = false;
      removeEventListener('focus', look);
    };
  }, [desk, version]);
  return proposals;
}
