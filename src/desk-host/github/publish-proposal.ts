import { ProposalGone, StoreFailed } from '../../editor/workspace/store-failed.ts';
import type { Commit, CommitReply } from '../../editor/workspace/workspace.ts';
import type { GitHub } from './ask-github.ts';
import type { CommitTarget } from './make-commit.ts';
import { ontoBranch } from './onto-branch.ts';
import { keptProposals, removeProposal, sendBack } from './proposals.ts';
import type { Repository } from './repository.ts';

/** Commits onto the branch of the website in the name of who proposed it; then the proposal waits no more. */
export async function publishProposal(
  github: GitHub,
  repository: Repository,
  make: (target: CommitTarget, commit: Commit) => Promise<CommitReply>,
  commit: Commit,
): Promise<CommitReply> {
  const all = await keptProposals(github, repository);
  const one = all.find(({ number, isSentBack }) => number === commit.proposal && !isSentBack);
  const branch = ontoBranch(github, repository);
  const target: CommitTarget = {
    ...branch,
    async has(...which) {
      const isMade = await branch.has(...which);
      if (!isMade && !one) throw new ProposalGone();
      return isMade;
    },
  };
  const reply = await make(target, { ...commit, ...(one && { by: one.by }) });
  if (reply.kind === 'done' && one)
    // It is published all the same; a proposal that is still there says so at the desk.
    await (commit.isAltered ? sendBack : removeProposal)(github, repository, one).catch(
      (error: unknown) => {
        if (!(error instanceof StoreFailed)) throw error;
      },
    );
  return reply;
}
