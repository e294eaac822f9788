import { AccountError } from './account-error.ts';

/** Which service keeps the accounts. */
export type Service =
  | { kind: 'hosted'; options: HostedOptions }
  /** On this machine: the embedded one, or the official emulators, at these addresses. */
  | { kind: 'local' | 'emulators'; auth: string; store: { host: string; port: number } }
  | { kind: 'off' };

export interface HostedOptions {
  apiKey: string;
  projectId: string;
  authDomain: string;
  appId: string;
}

/** The project of all services that are not hosted. With such a name the library never contacts the real ones. */
export const localProject = 'demo-iron-banyan';

/** The uid of the test account that everybody shares; firestore.rules know it too. */
export const sharedUid = 'shared-test-account';

/** Whatever serves the site answers this address; the file in a built site says that accounts are off. */
export const serviceAddress = '/accounts-service.json';

/** Which service it is turns out when the page runs, unless the build names a hosted project. */
export async function findService(hosted: HostedOptions | undefined): Promise<Service> {
  if (hosted) return { kind: 'hosted', options: hosted };
  const answer = await fetch(serviceAddress).catch(() => {
    throw new AccountError('network');
  });
  if (answer.status === 404) return { kind: 'off' };
  if (!answer.ok) throw new AccountError('service-busy');
  // A page of somebody else's, as in a café before one has agreed to its terms.
  return (await answer.json().catch(() => {
    throw new AccountError('network');
  })) as Service;
}
