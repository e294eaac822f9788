import type { StandInBranches } from './branches.ts';
import type { StandInRepository } from './repository.ts';
import type { StandInRuns } from './runs.ts';

/** The repository, and what its key may do. */
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

export interface Known {
  facts: StandInFacts;
  repository: StandInRepository;
  branches: StandInBranches;
  runs: StandInRuns;
}
