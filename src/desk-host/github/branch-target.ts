import { saveIdIn } from '../../editor/change-message.ts';
import type { GitHub } from './ask-github.ts';
import type { CommitTarget } from './make-commit.ts';
import type { Repository } from './repository.ts';

/**
 * The e-mail address of a commit author. Its domain is reserved, so it belongs to no GitHub account, and the real
 * addresses of staff stay out of a public history.
 */
export const emailOf = (whose: string) => `${whose}@desk.invalid`;

/** The target for commits that are published: the branch of the website. */
export const branchTarget = (
  github: GitHub,
  { owner, name, branch }: Repository,
): CommitTarget => ({
  email: emailOf('the-desk'),
  has: ({ id }, { messages }) =>
    Promise.resolve(messages.some((message) => saveIdIn(message) === id)),
  advanceTo: (sha) => {
    const ref = branch.split('/').map(encodeURIComponent).join('/');
    const body = { sha, force: false };
    return github.ask('PATCH', `/repos/${owner}/${name}/git/refs/heads/${ref}`, body);
  },
});
