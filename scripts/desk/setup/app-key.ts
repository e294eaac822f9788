import { createAppAuth } from '@octokit/auth-app';
import { createPrivateKey } from 'node:crypto';
import type { Repository } from '../../../src/host/github/repository.ts';
import { CheckFailed } from './check-failed.ts';

/**
 * Makes the secret with which the host of the desk acts as a GitHub App, from the private key that the owner
 * downloaded. `address` is that of GitHub's API. Rejects with CheckFailed if the file holds no key, if GitHub
 * refuses it, or if the app is not installed.
 */
export async function appKeyOf(
  address: string,
  file: Buffer,
  appId: number,
  { owner, name }: Repository,
): Promise<string> {
  const privateKey = pkcs8In(file);
  const { token } = await createAppAuth({ appId, privateKey })({ type: 'app' });
  const response = await fetch(`${address}/repos/${owner}/${name}/installation`, {
    headers: { authorization: `Bearer ${token}`, 'user-agent': 'the-desk' },
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
  if (response.status === 401)
    throw new CheckFailed(
      'GitHub does not accept this file for the app with this number.',
      'The App ID is on the page of the app, under About; the file is made there under Private keys.',
    );
  if (!response.ok)
    throw new CheckFailed(
      `The app is not installed at ${owner}/${name}.`,
      `On the page of the app choose Install App, then Only select repositories: ${name}`,
    );
  const { id: installationId } = (await response.json()) as { id: number };
  return JSON.stringify({ appId, installationId, privateKey });
}

/** Converts the key from PKCS#1, which not every host reads. */
function pkcs8In(file: Buffer): string {
  try {
    return createPrivateKey(file).export({ type: 'pkcs8', format: 'pem' }).toString();
  } catch {
    throw new CheckFailed(
      'The file holds no private key.',
      'Make one on the page of the app, under Private keys.',
    );
  }
}
