import type { StoreFault } from './store-failed.ts';

/** Why a request has no identity. 'away': the accounts do not answer now. */
export type IdentityFault = 'signed-out' | 'expired' | 'not-confirmed' | 'away';

/** Why the host of the desk refuses a request. */
export type HostFault =
  IdentityFault | StoreFault | 'no-staff' | 'not-allowed' | 'old-desk' | 'too-many' | 'too-large';
