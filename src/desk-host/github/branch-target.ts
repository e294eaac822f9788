import { saveIdIn } from '../../editor/change-message.ts';
import type { GitHub } from './ask-github.ts';
import type { CommitTarget } from './make-commit.ts';
import type { Repository } from './repository.ts';

/** An address of a reserved domain: no account at GitHub has it, and nobody's own gets into a public history. */
export const emailOf = (whose: string) => `${whose}@desk.invalid`;

/** Commits onto the branch of the website, which publishes the commit. */
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
