import { ProposalGone } from '../../editor/workspace/store-failed.ts';
import type {
  Commit,
  CommitReply,
  ProposedChanges,
  Proposals,
} from '../../editor/workspace/workspace.ts';
import { proposalTarget } from './proposal-target.ts';
import type { GitHub } from './ask-github.ts';
import type { Blobs } from './blobs.ts';
import type { CommitTarget } from './make-commit.ts';
import { listProposals, removeProposal, sendBack } from './proposals.ts';
import type { Repository } from './repository.ts';
import { changedTexts, sidesOf } from './versions.ts';

interface ProposalParts {
  github: GitHub;
  repository: Repository;
  blobs: Blobs;
  /** The folder of the pictures inside the content folder. */
  images: string;
}

/**
 * The proposals of staff who may not publish, as branches and pull requests of a GitHub repository. `make` commits to
 * such a branch.
 */
export function proposalsIn(
  { github, repository, blobs, images }: ProposalParts,
  make: (target: CommitTarget, commit: Commit) => Promise<CommitReply>,
): Proposals {
  const list = () => listProposals(github, repository);
  const find = async (wanted: number) => {
    const found = (await list()).find(({ number }) => number === wanted);
    if (!found) throw new ProposalGone();
    return found;
  };
  const changesOf = async (commit: string): Promise<ProposedChanges> => {
    const sides = (await sidesOf(github, repository, commit))!;
    const pictures = Object.entries(sides.after).flatMap(([file, { hash }]) =>
      file.startsWith(`${images}/`) && sides.before[file]?.hash !== hash
        ? [[file.slice(images.length + 1), hash] as const]
        : [],
    );
    return { texts: await changedTexts(blobs, sides), pictures: Object.fromEntries(pictures) };
  };
  return {
    add: (commit) => make(proposalTarget(github, repository, commit.author!), commit),
    list,
    read: async (number) => changesOf((await find(number)).commit),
    sendBack: async (number) => sendBack(github, repository, await find(number)),
    remove: async (number) => removeProposal(github, repository, await find(number)),
  };
}
