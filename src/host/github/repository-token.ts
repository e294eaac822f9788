import { createAppAuth } from '@octokit/auth-app';
import { request } from '@octokit/request';
import { z } from 'zod';
import { StoreFailed } from '../workspace/workspace.ts';
import { sendOnce } from './github.ts';

/** The form of the key of a GitHub App, which the secret of a host has as JSON. */
const appKey = z.strictObject({
  appId: z.number().int(),
  installationId: z.number().int(),
  /** The key in PKCS#8, which every host reads. */
  privateKey: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
});

/**
 * Returns a function that returns a token for the repository. `secret` is such a token, or the key of a GitHub App,
 * whose tokens last an hour. Any other text is refused before it gets into the authorization header, because the error
 * about an invalid header would quote it. `address` is the address of GitHub's API.
 */
export function repositoryToken(secret: string, address: string): () => Promise<string> {
  const text = secret.trim();
  if (/^[\w.-]+$/.test(text)) return () => Promise.resolve(text);
  const app = appKey.safeParse(jsonIn(text)).data;
  if (!app) return () => Promise.reject(new StoreFailed('key-refused'));
  const auth = createAppAuth({
    ...app,
    request: request.defaults({ baseUrl: address, request: { fetch: sendOnce } }),
  });
  return async () => {
    try {
      // The library keeps the token until shortly before it ends.
      return (await auth({ type: 'installation' })).token;
    } catch (error) {
      const { status = 500 } = error as { status?: number };
      throw new StoreFailed(status >= 500 ? 'store-away' : 'key-refused');
    }
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
