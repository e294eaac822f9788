import type { StandInRepository } from './repository.ts';
import type { StandInRuns } from './runs.ts';

/** Settings of the repository in the stand-in for GitHub, and of the access token for it. */
export interface StandInFacts {
  owner: string;
  name: string;
  branch: string;
  token: string;
  /** 'contents' for writing, 'actions' for reading. */
  scopes: ('contents' | 'actions')[];
  archived: boolean;
  isProtected: boolean;
}

/** The whole state of the stand-in for GitHub, from which it answers requests. */
export interface StandInState {
  facts: StandInFacts;
  repository: StandInRepository;
  runs: StandInRuns;
}
