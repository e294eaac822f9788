import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gitHubOf } from '../../../src/host/github/ask-github.ts';
import { readBranch } from '../../../src/host/github/content-tree.ts';
import { StaleBranch } from '../../../src/host/github/github-fault.ts';
import { repositoryToken } from '../../../src/host/github/repository-token.ts';
import type { Repository } from '../../../src/host/github/repository.ts';
import { StoreFailed } from '../../../src/host/workspace/store-failed.ts';
import { CheckFailed } from './check-failed.ts';
import { failedWith, type Tried } from './repository-faults.ts';

/** In milliseconds. */
const timeout = 15_000;

/**
 * Tries everything that the desk does with the key of the repository; of this, only an empty commit remains. `proved`
 * gets a sentence for each thing that works. `address` is that of GitHub, "https://api.github.com". Rejects with
 * CheckFailed.
 */
export async function checkRepository(
  address: string,
  secret: string,
  repository: Repository,
  proved: (what: string) => void,
): Promise<void> {
  const place = `${repository.owner}/${repository.name}`;
  const key = repositoryToken(secret, address);
  const { ask, query } = gitHubOf({ address, key, wait: pause, timeout });
  const at = (path: string) => `/repos/${place}/${path}`;
  async function during<Reply>(tried: Tried, act: () => Promise<Reply>): Promise<Reply> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof StoreFailed) throw failedWith(error.fault, place, tried);
      if (error instanceof StaleBranch)
        throw new CheckFailed('Somebody published at this very moment.', 'Try again.');
      throw error;
    }
  }

  const { commit, tree, files, messages } = await during('read', () =>
    readBranch({ ask, query }, repository),
  );
  proved(
    `Found ${place}: ${Object.keys(files).length} files of content on the branch ${repository.branch}`,
  );
  const trial = `desk-trial-${randomUUID()}`;
  await during('write', async () => {
    // A branch of its own: the website is published from another one.
    await ask('POST', at('git/refs'), { ref: `refs/heads/${trial}`, sha: commit });
    await ask('DELETE', at(`git/refs/heads/${trial}`));
  });
  proved('A trial branch was written and deleted again');
  // Only a commit shows whether a branch rule refuses the desk. It is empty, and not repeated soon.
  const message = `Try whether the desk may publish (${hashOf(secret)})\n\n[skip ci]`;
  if (!messages.includes(message))
    await during('write', async () => {
      const author = { name: 'The desk', email: 'the-desk@desk.invalid' };
      const made = { message, author, tree, parents: [commit] };
      const { sha } = await ask<{ sha: string }>('POST', at('git/commits'), made);
      await ask('PATCH', at(`git/refs/heads/${repository.branch}`), { sha, force: false });
    });
  proved('The key may publish: a commit without a change was made');
  await during('runs', () => ask('GET', at('actions/runs?per_page=1')));
  proved('The desk can see the progress of a publish');
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 8);

/** The day on which a token expires, "2027-11-25"; undefined if it does not, and for an app. */
export async function endOfKey(
  address: string,
  secret: string,
  { owner, name }: Repository,
): Promise<string | undefined> {
  const { headers } = await fetch(`${address}/repos/${owner}/${name}`, {
    headers: {
      authorization: `Bearer ${await repositoryToken(secret, address)()}`,
      'user-agent': 'the-desk',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  return headers.get('github-authentication-token-expiration')?.slice(0, 10);
}
