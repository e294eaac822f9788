import { AccountError } from './account-error.ts';

/** The service that keeps the accounts. */
export type Service =
  | { kind: 'hosted'; options: HostedOptions }
  /** The embedded service of this computer. */
  | { kind: 'local'; auth: string; store: { host: string; port: number } }
  | { kind: 'off' };

export interface HostedOptions {
  apiKey: string;
  projectId: string;
  authDomain: string;
  appId: string;
}

/** Project id of local services. With a "demo-" name Firebase never contacts production. */
export const localProject = 'demo-iron-banyan';

/** The uid of the shared test account; firestore.rules have it too. */
export const sharedUid = 'shared-test-account';

/**
 * Where a page asks which service is in use. A local server answers for itself; on any other host, a build with
 * --local-accounts has a file here that says that accounts are off.
 */
export const serviceAddress = '/accounts-service.json';

/** Asks the server which service is in use, unless the build names a hosted project. */
export async function findService(hosted: HostedOptions | undefined): Promise<Service> {
  if (hosted) return { kind: 'hosted', options: hosted };
  const answer = await fetch(serviceAddress).catch(() => {
    throw new AccountError('no-answer');
  });
  if (answer.status === 404) return { kind: 'off' };
  if (!answer.ok) throw new AccountError('no-answer');
  // Not JSON: a captive portal, such as a café's Wi-Fi login.
  return (await answer.json().catch(() => {
    throw new AccountError('no-answer');
  })) as Service;
}
