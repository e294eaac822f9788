/* Finds out who sent a request. */

import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { IdentityFault } from './workspace/workspace.ts';

/** Somebody who signed in with an account of the site. */
export interface Identity {
  uid: string;
  /** The address in lower case, which its owner has confirmed. */
  email: string;
  /** Their ID token. */
  token: string;
}

/** The settings with which ID tokens are verified. */
export interface IdentitySettings {
  /** The Firebase project of the site's accounts. */
  project: string;
  /** The keys of https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com. */
  keys: JWTVerifyGetKey;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
}

/** How many seconds the clocks of two computers may differ. */
const tolerance = 30;

/**
 * Returns a function that finds out who sent a request, by the ID token in its header `Authorization`:
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens.
 */
export const identityLookup =
  ({ project, keys, now }: IdentitySettings) =>
  async (request: Request): Promise<Identity | IdentityFault> => {
    const [, token] = /^Bearer ([\w.-]+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) return 'signed-out';
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${project}`,
        audience: project,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
        clockTolerance: tolerance,
        currentDate: new Date(now()),
      });
      const { sub, email, email_verified: isConfirmed, auth_time: signedIn } = payload;
      const isWhole =
        sub && typeof email === 'string' && Number(signedIn) <= now() / 1000 + tolerance;
      if (!isWhole) return 'signed-out';
      // An address that is not confirmed may belong to somebody else.
      if (isConfirmed !== true) return 'not-confirmed';
      return { uid: sub, email: email.toLowerCase(), token };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      if (error instanceof errors.JWKSTimeout || error instanceof TypeError) return 'away';
      // Only a failure to fetch the keys has this code: an answer other than 200, or no JSON.
      if (error instanceof errors.JOSEError)
        return error.code === errors.JOSEError.code ? 'away' : 'signed-out';
      throw error;
    }
  };
