/** Why the store of the content failed. The repository was renamed, archived, not found … */
export type StoreFault =
  | 'busy'
  | 'store-away'
  | 'store-failed'
  | 'too-large'
  | 'key-refused'
  | 'key-too-weak'
  | 'repository-renamed'
  | 'repository-archived'
  | 'repository-not-found'
  | 'repository-empty'
  | 'branch-not-found'
  | 'branch-protected'
  | 'content-not-found';

/** The store of the content answered, and failed. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A proposal was published, sent back or taken back meanwhile. */
export class ProposalGone extends Error {
  override readonly name = 'ProposalGone';
}
