import { errors, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { testAccountUid } from '../../src/accounts/service.ts';
import type { LocalData, LocalUser } from './local-data.ts';
import { sha256 } from '../sha256.ts';

const algorithm = 'RS256';
const hour = 3600;
/** Returns the time in whole seconds since 1970, as tokens have it. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** The content of an ID token of the local account service. */
export interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  /** Whether this is the test account; firestore.rules read this claim. */
  shared?: boolean;
  /** The time from which the token is valid, in seconds since 1970. */
  iat: number;
}

/** The tokens of the local service, signed with its own key and valid nowhere else. */
export class LocalTokens {
  private readonly project: string;
  private readonly data: LocalData;
  private loaded: SigningKey | undefined;

  constructor(project: string, data: LocalData) {
    this.project = project;
    this.data = data;
  }

  idToken = (user: LocalUser): Promise<string> =>
    this.signed({
      sub: user.localId,
      user_id: user.localId,
      email: user.email,
      email_verified: user.isConfirmed === true,
      aud: this.project,
      iss: `https://securetoken.google.com/${this.project}`,
      auth_time: user.signedInAt,
      iat: nowInSeconds(),
      exp: nowInSeconds() + hour,
      // Tokens of the same second must differ, because Firebase would otherwise keep the claims of the first token.
      jti: randomUUID(),
      firebase: { identities: { email: [user.email] }, sign_in_provider: 'password' },
      ...(user.localId === testAccountUid && { shared: true }),
    });

  refreshToken = (user: LocalUser): Promise<string> =>
    this.signed({ sub: user.localId, since: user.validSince, aud: refreshing });

  session = async (user: LocalUser) => ({
    localId: user.localId,
    email: user.email,
    idToken: await this.idToken(user),
    refreshToken: await this.refreshToken(user),
    expiresIn: String(hour),
  });

  /** Returns the claims of an ID token; undefined if it is invalid or expired. */
  claimsOf = (token: string) => this.verified<Claims>(token, this.project);

  /** Returns the user of a refresh token, and whether the session is still valid. */
  async userOfRefresh(token: string) {
    const claim = await this.verified<{ sub: string; since: number }>(token, refreshing);
    if (!claim) return undefined;
    const user = this.data.state.users[claim.sub];
    return { user, fresh: user?.validSince === claim.since };
  }

  /** The public key, with which a host verifies ID tokens in the same way as those of Firebase. */
  get publicKeys(): JSONWebKeySet {
    const { publicKey, id } = this.key;
    return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: id, alg: algorithm }] };
  }

  private signed(claims: Record<string, unknown>) {
    const { privateKey, id } = this.key;
    const head = { alg: algorithm, kid: id, typ: 'JWT' };
    return new SignJWT(claims).setProtectedHeader(head).sign(privateKey);
  }

  private async verified<Content>(token: string, audience: string): Promise<Content | undefined> {
    try {
      const { payload } = await jwtVerify<Content>(token, this.key.publicKey, { audience });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  /** The key that signs tokens. It is made when it is first needed, which takes a while, and kept with the accounts. */
  private get key(): SigningKey {
    const { state } = this.data;
    if (state.signingKey === undefined) {
      state.signingKey = newKey();
      this.data.save();
    }
    return (this.loaded ??= signingKeyOf(state.signingKey));
  }
}

/** The audience of refresh tokens, which keeps anybody from using one as an ID token. */
const refreshing = 'refresh';

interface SigningKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
  id: string;
}

function signingKeyOf(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  return { privateKey, publicKey, id: sha256(bytes, 'base64url') };
}

const newKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;
