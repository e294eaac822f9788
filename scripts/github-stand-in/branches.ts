import { Refused, type StandInRepository } from './repository.ts';

export interface StandInPullRequest {
  number: number;
  title: string;
  body: string;
  /** The branch with the changes, and the branch to merge them into. */
  head: string;
  base: string;
  state: 'OPEN' | 'CLOSED';
  /** ISO. */
  createdAt: string;
  /** From a fork, whose branch may have the same name as one of this repository. */
  isFromFork?: boolean;
}

const refPrefix = 'refs/heads/';

/**
 * Pull requests, and all branches but the published one, in the stand-in for GitHub. Throws Refused where GitHub
 * refuses.
 */
export class StandInBranches {
  readonly heads = new Map<string, string>();
  readonly pullRequests: StandInPullRequest[] = [];
  private readonly repository: StandInRepository;

  constructor(repository: StandInRepository) {
    this.repository = repository;
  }

  /** Creates the branch "refs/heads/…" at a commit. */
  create(ref: string, sha: string) {
    if (!ref.startsWith(refPrefix)) throw new Refused(422, 'Reference name must start with refs/');
    if (!this.repository.hasCommit(sha)) throw new Refused(422, 'Object does not exist');
    const name = ref.slice(refPrefix.length);
    if (this.heads.has(name)) throw new Refused(422, 'Reference already exists');
    this.heads.set(name, sha);
  }

  /** Deletes a branch, and closes its pull requests, as GitHub does. */
  remove(name: string) {
    if (!this.heads.delete(name)) throw new Refused(422, 'Reference does not exist');
    for (const one of this.openOf(name)) one.state = 'CLOSED';
  }

  /** Opens a pull request. */
  open(request: Pick<StandInPullRequest, 'title' | 'body' | 'head' | 'base'>): StandInPullRequest {
    const { head } = request;
    if (!this.heads.has(head)) throw new Refused(422, 'Validation Failed: head is invalid');
    if (this.openOf(head).length > 0)
      throw new Refused(422, `A pull request already exists for the-owner:${head}.`);
    const number = this.pullRequests.length + 1;
    const made = {
      ...request,
      number,
      state: 'OPEN',
      createdAt: new Date().toISOString(),
    } as const;
    this.pullRequests.push({ ...made });
    return made;
  }

  close(number: number) {
    const one = this.pullRequests.find((other) => other.number === number);
    if (!one) throw new Refused(404, 'Not Found');
    one.state = 'CLOSED';
  }

  private openOf(name: string) {
    return this.pullRequests.filter((one) => one.head === name && one.state === 'OPEN');
  }
}
