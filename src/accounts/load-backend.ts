import { loadOnce } from '../design/runtime/load-once.ts';
import { AccountError, noAnswer } from './account-error.ts';
import type { Backend } from './backend.ts';
import { findService, type HostedOptions } from './service.ts';

/** The settings of a hosted project, if the build has them. */
const {
  VITE_FIREBASE_API_KEY: apiKey,
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_AUTH_DOMAIN: authDomain,
  VITE_FIREBASE_APP_ID: appId,
} = import.meta.env as Record<string, string | undefined>;

/** The build requires either all four or none. */
const hosted: HostedOptions | undefined =
  apiKey && projectId && authDomain && appId ? { apiKey, projectId, authDomain, appId } : undefined;

const serviceInUse = loadOnce(async () => {
  const found = await findService(hosted);
  if (found.kind === 'off') throw new AccountError('service-switched-off');
  return found;
});

/** The account services of this site, hosted or local, which are loaded when they are first asked for. */
export const backend: Backend = {
  auth: loadOnce(async () => {
    const [found, { firebaseAuth }] = await Promise.all([
      serviceInUse(),
      import('./firebase-auth.ts').catch(noAnswer),
    ]);
    return firebaseAuth(found);
  }),
  store: loadOnce(async () => {
    const [found, { firebaseStore }] = await Promise.all([
      serviceInUse(),
      import('./firebase-store.ts').catch(noAnswer),
      backend.auth(),
    ]);
    return firebaseStore(found);
  }),
};

/** Returns the page of the hosted service for an e-mail link that this site has no page for; undefined if local. */
export async function linkHandler(query: string): Promise<string | undefined> {
  const found = await serviceInUse();
  return found.kind === 'hosted'
    ? `https://${found.options.authDomain}/__/auth/action${query}`
    : undefined;
}
