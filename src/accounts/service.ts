import { noAnswer } from './account-error.ts';

/** Which service keeps the accounts. A local server answers with this at `serviceAddress`. */
export type Service =
  | { kind: 'hosted'; options: HostedOptions }
  /** The local service of this computer (scripts/accounts/local-accounts.ts). */
  | { kind: 'local'; auth: string; store: { host: string; port: number } }
  | { kind: 'off' };

export interface HostedOptions {
  apiKey: string;
  projectId: string;
  authDomain: string;
  appId: string;
}

/** The project id of the local service. With a "demo-" name Firebase never contacts a hosted project. */
export const localProject = 'demo-iron-banyan';

/** The uid of the test account; firestore.rules have it too, as a test says. */
export const testAccountUid = 'shared-test-account';

/**
 * The address at which a page asks which service is in use. A local server answers for itself; for any other host, a
 * build with --local-accounts has a file here that says that accounts are off.
 */
export const serviceAddress = '/accounts-service.json';

/** Asks the server which service is in use, unless the build names a hosted project. */
export async function findService(hosted: HostedOptions | undefined): Promise<Service> {
  if (hosted) return { kind: 'hosted', options: hosted };
  const answer = await fetch(serviceAddress).catch(noAnswer);
  if (answer.status === 404) return { kind: 'off' };
  if (!answer.ok) noAnswer();
  // An answer that is not JSON comes from a captive portal, such as a café's Wi-Fi login.
  return (await answer.json().catch(noAnswer)) as Service;
}
