import { createContext, use } from 'react';
import type { Place } from '../../editor/place.ts';
import { fieldPart, linkTo } from '../../editor/route.ts';
import type { Proposal } from '../../editor/workspace/workspace.ts';
import { linkToPlace } from '../subjects.ts';

/** The open proposal; undefined while a person edits their own draft, and until it is loaded. */
export const ProposalContext = createContext<{
  proposal?: Proposal | undefined;
  isGone?: boolean;
}>({});

/** The open proposal, if any. */
export const useProposal = () => use(ProposalContext).proposal;

/** Returns a function for the link to a place: to its screen, or in a proposal to the place in the preview. */
export function useLinkToPlace(): (place: Place) => string {
  const proposal = useProposal();
  if (!proposal) return linkToPlace;
  return (place) => linkTo('proposals', String(proposal.number), fieldPart(place));
}
