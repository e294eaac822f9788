/** The reason for a failure of the store of the content, such as the repository at GitHub. */
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

/** Thrown by the host of the desk if the store fails or does not answer; `NotReached`: the host does not answer. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(fault);
    this.fault = fault;
  }
}
