/** Why a request has no identity. 'away': the accounts do not answer now. */
export type IdentityFault = 'signed-out' | 'expired' | 'not-confirmed' | 'away';

/** Why the store of the content, such as the repository at GitHub, fails. */
export type StoreFault =
  'busy' | 'store-away' | 'store-failed' | 'key-refused' | 'store-not-found' | 'store-protected';

/** Why the host of the desk refuses a request. */
export type HostFault =
  IdentityFault | StoreFault | 'no-staff' | 'old-desk' | 'too-many' | 'too-large';

/** Thrown by the host of the desk if the store fails or does not answer; `NotReached`: the host does not answer. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What the desk says of each. */
export const hostWords = {
  hostFaults: {
    'signed-out': 'You are signed out. Your draft is kept on this device; sign in again.',
    expired: 'Your sign-in has ended. Your draft is kept on this device; sign in again.',
    'not-confirmed':
      'Your e-mail address is not confirmed yet. A link that is sent to it confirms it.',
    away: 'The desk cannot be reached now. Your draft is kept; try again later.',
    'no-staff':
      'This account is not on the list of those who may change the website. Ask whoever looks after it.',
    'old-desk':
      'There is a newer desk. Your draft is kept on this device: reload this page, then publish.',
    'too-many':
      'Too many requests in one minute. Your draft is kept; wait a moment, then try again.',
    'too-large': 'This is more than can be published at once. Publish with fewer photographs.',
    busy: 'The website’s own store is busy. Your draft is kept; try again in a minute.',
    'store-away': 'The website’s own store does not answer. Your draft is kept; try again later.',
    'store-failed': 'The website’s own store failed. Your draft is kept; try again later.',
    'key-refused':
      'The website’s own store does not accept the key of the desk any more. Your draft is kept. Ask whoever looks after the website for a new key.',
    'store-not-found':
      'The website’s own store is not where the desk looks for it. Your draft is kept. Show this to whoever looks after the website.',
    'store-protected':
      'The website’s own store takes no changes from the desk now. Your draft is kept. Show this to whoever looks after the website.',
  } satisfies Record<HostFault, string>,
};
