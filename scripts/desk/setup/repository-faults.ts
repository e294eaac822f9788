import type { StoreFault } from '../../../src/host/workspace/store-failed.ts';
import { CheckFailed } from './check-failed.ts';

/** The operations that a check of the GitHub key tries, and the permission that each needs. */
export const permissions = {
  read: 'Contents: Read and write',
  write: 'Contents: Read and write',
  runs: 'Actions: Read-only',
} as const;
/** The operation that a check was trying when it failed. */
export type Tried = keyof typeof permissions;

const words: Record<StoreFault, (repository: string, tried: Tried) => [string, string]> = {
  'key-refused': () => [
    'GitHub does not accept this key: it was not copied completely, or it has expired.',
    'Make a new one at the address above. In an organization its owner may have to approve it first.',
  ],
  'key-too-weak': (repository, tried) => [
    `The key lacks a permission for ${repository}: ${permissions[tried]}.`,
    'Open the key at GitHub, add the permission under Repository permissions, and save it.',
  ],
  'repository-not-found': (repository) => [
    `This key sees no repository ${repository}.`,
    'Open the key at GitHub: under Repository access the repository must be selected. Whoever built the website knows its name.',
  ],
  'repository-renamed': (repository) => [
    `The repository ${repository} has another name now.`,
    'Write the new name into DESK_REPOSITORY in the file .env. Whoever renamed it knows it.',
  ],
  'repository-archived': (repository) => [
    `The repository ${repository} is archived, and nothing can be written into it.`,
    'Its owner can unarchive it at GitHub, under Settings.',
  ],
  'repository-empty': (repository) => [
    `The repository ${repository} is empty.`,
    'Whoever built the website knows where it is kept.',
  ],
  'branch-not-found': (repository) => [
    `The branch that is published is not in ${repository}.`,
    'Write its name into DESK_BRANCH in the file .env. Whoever built the website knows it.',
  ],
  'branch-protected': () => [
    'A rule at GitHub keeps everybody from publishing without a pull request, the desk too.',
    'The owner of the repository can let this key pass: Settings → Rules.',
  ],
  'content-not-found': (repository) => [
    `${repository} has no folder content, so it is not the repository of this website.`,
    'Whoever built the website knows its name. It stands in DESK_REPOSITORY in the file .env.',
  ],
  'too-large': () => [
    'GitHub refused the trial change as too large.',
    'Try again in a few minutes.',
  ],
  busy: () => ['GitHub asks to wait: there were too many requests.', 'Try again in an hour.'],
  'store-away': () => [
    'GitHub does not answer.',
    'See whether this computer is on the internet, and www.githubstatus.com.',
  ],
  'store-failed': () => [
    'GitHub answered something unexpected.',
    'Try again in a few minutes; www.githubstatus.com says whether GitHub has a fault.',
  ],
};

/** The failure of a check, in words; `repository` is "owner/name". */
export const failedWith = (fault: StoreFault, repository: string, tried: Tried): CheckFailed =>
  new CheckFailed(...words[fault](repository, tried));
