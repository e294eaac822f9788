import { messageOf } from '../../editor/change-message.ts';
import type { Commit } from '../../editor/workspace/workspace.ts';
import type { GitHub } from './ask-github.ts';
import type { CommitTarget } from './make-commit.ts';
import { emailOf } from './branch-target.ts';
import type { Repository } from './repository.ts';

/** The beginning of the name of every branch with a proposal. */
export const branchStart = 'desk/proposal-';

interface ProposalLookup {
  repository: {
    ref: object | null;
    pullRequests: { nodes: readonly { isCrossRepository: boolean }[] };
  };
}

/** Commits a proposal to a branch of its own, and opens a pull request for somebody who may publish. */
export function proposalTarget(
  github: GitHub,
  { owner, name, branch }: Repository,
  author: string,
): CommitTarget {
  const post = (what: string, body: object) =>
    github.ask('POST', `/repos/${owner}/${name}/${what}`, body);
  const open = ({ id, words }: Commit) => {
    const [title, ...body] = messageOf(words, id).trim().split('\n');
    const text = body.join('\n').trim();
    return post('pulls', { title, body: text, head: branchStart + id, base: branch });
  };
  return {
    email: emailOf(author),
    async has(commit) {
      const head = branchStart + commit.id;
      const { repository } = await github.query<ProposalLookup>(
        `query ($owner: String!, $name: String!, $ref: String!, $head: String!) {
          repository(owner: $owner, name: $name) {
            ref(qualifiedName: $ref) { id }
            pullRequests(headRefName: $head, first: 10) { nodes { isCrossRepository } }
          }
        }`,
        { owner, name, ref: `refs/heads/${head}`, head },
      );
      // In any state: it may have been published or sent back by now.
      if (repository.pullRequests.nodes.some((one) => !one.isCrossRepository)) return true;
      if (repository.ref) await open(commit);
      return repository.ref !== null;
    },
    async advanceTo(sha, commit) {
      await post('git/refs', { ref: `refs/heads/${branchStart}${commit.id}`, sha });
      await open(commit);
    },
  };
}
