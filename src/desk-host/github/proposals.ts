import { wordsOf } from '../../editor/change-message.ts';
import type { Proposal } from '../../editor/workspace/workspace.ts';
import { branchStart } from './proposal-target.ts';
import type { GitHub } from './ask-github.ts';
import { StaleBranch } from './github-fault.ts';
import { emailOf } from './branch-target.ts';
import type { Repository } from './repository.ts';

interface PullRequest {
  number: number;
  createdAt: string;
  state: 'OPEN' | 'CLOSED';
  isCrossRepository: boolean;
  headRefName: string;
  headRef: {
    target: { oid: string; message: string; author: { name: string; email: string } };
  } | null;
}

interface Reply {
  repository: Record<'open' | 'closed', { nodes: readonly PullRequest[] }>;
}

/** A proposal with its branch, and the hash of its commit. */
export interface StoredProposal extends Proposal {
  branch: string;
  commit: string;
}

/**
 * The proposals among the newest 100 open pull requests and the 100 closed ones that changed last. An open one waits; a
 * closed one whose branch still exists was sent back.
 */
export async function listProposals(
  github: GitHub,
  { owner, name, branch }: Repository,
): Promise<StoredProposal[]> {
  const { repository } = await github.query<Reply>(
    `query ($owner: String!, $name: String!, $branch: String!) {
      repository(owner: $owner, name: $name) {
        open: pullRequests(states: OPEN, baseRefName: $branch, first: 100,
          orderBy: { field: CREATED_AT, direction: DESC }) { nodes { ...Proposal } }
        closed: pullRequests(states: CLOSED, baseRefName: $branch, first: 100,
          orderBy: { field: UPDATED_AT, direction: DESC }) { nodes { ...Proposal } }
      }
    }
    fragment Proposal on PullRequest {
      number createdAt state isCrossRepository headRefName
      headRef { target { ... on Commit { oid message author { name email } } } }
    }`,
    { owner, name, branch },
  );
  const { open, closed } = repository;
  return [...open.nodes, ...closed.nodes].flatMap((one) => {
    const { number, createdAt, state, isCrossRepository, headRefName, headRef } = one;
    if (isCrossRepository || !headRefName.startsWith(branchStart) || !headRef) return [];
    const { oid, message, author } = headRef.target;
    return {
      number,
      at: new Date(createdAt).toISOString(),
      by: author.name,
      // The uid of the author, from the e-mail address that `emailOf` made of it.
      author: author.email.slice(0, -emailOf('').length),
      words: wordsOf(message),
      isSentBack: state === 'CLOSED',
      branch: headRefName,
      commit: oid,
    };
  });
}

/** Deletes the branch of a proposal, whereupon GitHub closes its pull request. */
export async function removeProposal(
  github: GitHub,
  { owner, name }: Repository,
  { branch }: StoredProposal,
) {
  try {
    await github.ask('DELETE', `/repos/${owner}/${name}/git/refs/heads/${branch}`);
  } catch (error) {
    // It is deleted already.
    if (!(error instanceof StaleBranch)) throw error;
  }
}

/** Closes the pull request of a proposal. Its branch stays, so that its author can take it back. */
export async function sendBack(
  github: GitHub,
  { owner, name }: Repository,
  { number }: StoredProposal,
): Promise<void> {
  await github.ask('PATCH', `/repos/${owner}/${name}/pulls/${number}`, { state: 'closed' });
}
