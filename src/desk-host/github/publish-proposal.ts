import { ProposalGone, StoreFailed } from '../../editor/workspace/store-failed.ts';
import type { Commit, CommitReply } from '../../editor/workspace/workspace.ts';
import type { GitHub } from './ask-github.ts';
import type { CommitTarget } from './make-commit.ts';
import { branchTarget } from './branch-target.ts';
import { listProposals, removeProposal, sendBack } from './proposals.ts';
import type { Repository } from './repository.ts';

/**
 * Publishes a proposal: commits it in the name of its author, then removes it. If something of it was left out or
 * changed, the rest is committed too, and its author gets the proposal back.
 */
export async function publishProposal(
  github: GitHub,
  repository: Repository,
  make: (target: CommitTarget, commit: Commit) => Promise<CommitReply>,
  commit: Commit,
): Promise<CommitReply> {
  const all = await listProposals(github, repository);
  const one = all.find(({ number, isSentBack }) => number === commit.proposal && !isSentBack);
  const branch = branchTarget(github, repository);
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
    // If this fails, the changes are published all the same; the proposal stays, with nothing left to publish.
    await (commit.isAltered ? sendBack : removeProposal)(github, repository, one).catch(
      (error: unknown) => {
        if (!(error instanceof StoreFailed)) throw error;
      },
    );
  return reply;
}
