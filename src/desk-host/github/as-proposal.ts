import { messageOf } from '../../editor/change-message.ts';
import type { Commit } from '../../editor/workspace/workspace.ts';
import type { GitHub } from './ask-github.ts';
import type { CommitTarget } from './make-commit.ts';
import { emailOf } from './onto-branch.ts';
import type { Repository } from './repository.ts';

/** Begins the names of the branches that proposals are on. */
export const branchStart = 'desk/proposal-';

interface Found {
  repository: {
    ref: object | null;
    pullRequests: { nodes: readonly { isCrossRepository: boolean }[] };
  };
}

/** A branch of its own with a pull request: somebody who may publish reads it first. */
export function asProposal(
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
      const { repository } = await github.query<Found>(
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
    async take(sha, commit) {
      await post('git/refs', { ref: `refs/heads/${branchStart}${commit.id}`, sha });
      await open(commit);
    },
  };
}
