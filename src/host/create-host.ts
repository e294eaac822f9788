/* Makes the host of a desk on the web. */

import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { identityLookup } from './identity.ts';
import { memberLookup } from './staff.ts';
import { answerRequest } from './workspace/answer-request.ts';
import { type HostFault, statusOf, type Store, StoreFailed } from './workspace/workspace.ts';

/** The settings of the host of a desk on the web. */
export interface HostSettings {
  /** The id of the Firebase project of the accounts. */
  project: string;
  /** The address of Firestore, and the public keys that verify ID tokens; Firebase's own by default. */
  accounts?: { store: string; keys: JWTVerifyGetKey };
  /** The published content, behind the desk. */
  store: Store;
  /** The id of the build of the desk. Pages of other builds may not write, since they check with other rules. */
  build: string;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
}

/** The address of Google's keys of ID tokens (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
const keysOfGoogle =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const firebase = () => ({
  store: 'https://firestore.googleapis.com',
  keys: createRemoteJWKSet(new URL(keysOfGoogle)),
});

/** The largest body of a request in bytes: one photograph in base64, or all texts of a large website. */
export const largestBody = 16_000_000;

/** Returns the function that answers a desk on the web, for any host with `Request` and `Response`. */
export function createHost(settings: HostSettings): (request: Request) => Promise<Response> {
  const { project, accounts = firebase(), store, build, now } = settings;
  const identityOf = identityLookup({ project, keys: accounts.keys, now });
  const memberOf = memberLookup(accounts.store, project);
  const isWithinRequests = rateLimit(300, now);
  const isWithinPublishes = rateLimit(20, now);

  async function answer(request: Request): Promise<Response> {
    if (Number(request.headers.get('content-length') ?? 0) > largestBody)
      return refused('too-large');
    const identity = await identityOf(request);
    if (typeof identity === 'string') return refused(identity);
    if (!isWithinRequests(identity.uid)) return refused('too-many');
    const member = await memberOf(identity);
    if (!member) return refused('no-staff');
    const [, , part] = new URL(request.url).pathname.split('/');
    if (part === 'member') return Response.json(member);
    if (part === 'publish' || part === 'uploads') {
      if (request.headers.get('x-desk-build') !== build) return refused('old-desk');
      if (part === 'publish' && !isWithinPublishes(identity.uid)) return refused('too-many');
    }
    // The author is always the member, whatever the page sends.
    const publish: Store['publish'] = (given) => store.publish({ ...given, by: member.name });
    return answerRequest({ ...store, publish }, request);
  }

  return async (request) => {
    const response = await answer(request).catch((error: unknown) => {
      if (error instanceof StoreFailed) return refused(error.fault);
      throw error;
    });
    response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    return response;
  };
}

const refused = (fault: HostFault) => Response.json({ fault }, { status: statusOf[fault] });

/** A minute in milliseconds. */
const minute = 60_000;

/** Returns a function that counts the requests of a sender, and says whether there were at most `most` in a minute. */
function rateLimit(most: number, now: () => number): (sender: string) => boolean {
  const sent = new Map<string, number[]>();
  return (sender) => {
    const since = now() - minute;
    for (const [other, times] of sent) if (times.at(-1)! <= since) sent.delete(other);
    const times = (sent.get(sender) ?? []).filter((time) => time > since);
    if (times.length >= most) return false;
    sent.set(sender, [...times, now()]);
    return true;
  };
}
