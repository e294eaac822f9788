import { saveIdIn } from '../../editor/change-message.ts';
import type { GitHub } from './ask-github.ts';
import type { CommitTarget } from './make-commit.ts';
import type { Repository } from './repository.ts';

/** Of a reserved domain: GitHub finds no account of that address, and nobody's own stands in a public history. */
export const emailOf = (whose: string) => `${whose}@desk.invalid`;

/** The branch of the website: what is committed onto it is published. */
export const ontoBranch = (github: GitHub, { owner, name, branch }: Repository): CommitTarget => ({
  email: emailOf('the-desk'),
  has: ({ id }, { messages }) =>
    Promise.resolve(messages.some((message) => saveIdIn(message) === id)),
  take: (sha) => {
    const ref = branch.split('/').map(encodeURIComponent).join('/');
    const body = { sha, force: false };
    return github.ask('PATCH', `/repos/${owner}/${name}/git/refs/heads/${ref}`, body);
  },
});
