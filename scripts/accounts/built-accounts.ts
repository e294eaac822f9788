import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceAddress } from '../../src/accounts/service.ts';

/** Which service keeps the accounts of a site; 'local' is for trials. */
export type AccountKeeper = 'hosted' | 'local' | 'none';

/** Detects the account service of a built site. */
export function builtAccounts(site: string): AccountKeeper {
  if (readFileSync(join(site, '_headers'), 'utf8').includes('firestore.googleapis.com'))
    return 'hosted';
  return existsSync(join(site, serviceAddress)) ? 'local' : 'none';
}
