import { createContext, use } from 'react';
import type { Place } from '../../editor/place.ts';
import { fieldPart, linkTo } from '../../editor/route.ts';
import type { Proposal } from '../../editor/workspace/workspace.ts';
import { wayTo } from '../subjects.ts';

/** The proposal that is read; undefined at one's own draft, and while it is being opened. */
export const ProposalContext = createContext<{
  proposal?: Proposal | undefined;
  isGone?: boolean;
}>({});

export const useProposal = () => use(ProposalContext).proposal;

/** The link to a place: its screen, or in a proposal the place in the preview. */
export function useWayTo(): (place: Place) => string {
  const proposal = useProposal();
  if (!proposal) return wayTo;
  return (place) => linkTo('proposals', String(proposal.number), fieldPart(place));
}
