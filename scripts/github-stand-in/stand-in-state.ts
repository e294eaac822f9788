import type { StandInBranches } from './branches.ts';
import type { StandInRepository } from './repository.ts';
import type { StandInRuns } from './runs.ts';

/** Facts about the repository and its key. */
export interface StandInFacts {
  owner: string;
  name: string;
  branch: string;
  token: string;
  /** 'contents' and 'pull-requests' for writing, 'actions' for reading. */
  scopes: ('contents' | 'pull-requests' | 'actions')[];
  archived: boolean;
  isProtected: boolean;
}

/** Everything that the stand-in answers from. */
export interface StandInState {
  facts: StandInFacts;
  repository: StandInRepository;
  branches: StandInBranches;
  runs: StandInRuns;
}
