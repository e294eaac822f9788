import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceAddress } from '../../src/accounts/service.ts';

/** Who keeps the accounts of a site: a hosted project, or for trying it out a server of this machine. */
export type AccountKeeper = 'hosted' | 'local' | 'none';

/** Who keeps the accounts of the built site in a folder. */
export function builtAccounts(site: string): AccountKeeper {
  if (readFileSync(join(site, '_headers'), 'utf8').includes('firestore.googleapis.com'))
    return 'hosted';
  return existsSync(join(site, serviceAddress)) ? 'local' : 'none';
}
