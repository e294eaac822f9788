import type { HostFault } from './workspace/host-fault.ts';

const keyFault =
  'The website’s own store does not accept the key of the desk any more. Your draft is kept. Ask whoever looks after the website for a new key.';
const storeFault =
  'The website’s own store is not where the desk looks for it. Your draft is kept. Show this to whoever looks after the website.';

/** Why the host of a desk on the web refuses something. */
export const hostWords = {
  hostFaults: {
    'signed-out': 'You are signed out. Your draft is kept on this device; sign in again.',
    expired: 'Your sign-in has ended. Your draft is kept on this device; sign in again.',
    'not-confirmed':
      'Your e-mail address is not confirmed yet. A link that is sent to it confirms it.',
    away: 'The desk cannot be reached now. Your draft is kept; try again later.',
    'no-staff':
      'This account is not on the list of those who may change the website. Ask whoever looks after it.',
    'not-allowed': 'You may not publish. Your draft is kept; ask whoever looks after the website.',
    'old-desk':
      'There is a newer desk. Your draft is kept on this device: reload this page, then publish.',
    'too-many':
      'Too many requests in one minute. Your draft is kept; wait a moment, then try again.',
    'too-large': 'This is more than can be published at once. Publish with fewer photographs.',
    busy: 'The website’s own store is busy. Your draft is kept; try again in a minute.',
    'store-away': 'The website’s own store does not answer. Your draft is kept; try again later.',
    'store-failed': 'The website’s own store failed. Your draft is kept; try again later.',
    'key-refused': keyFault,
    'key-too-weak': keyFault,
    'repository-renamed': storeFault,
    'repository-archived': storeFault,
    'repository-not-found': storeFault,
    'repository-empty': storeFault,
    'branch-not-found': storeFault,
    'branch-protected': storeFault,
    'content-not-found': storeFault,
  } satisfies Record<HostFault, string>,
};
