import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import { sharedUid } from '../../src/accounts/service.ts';
import type { LocalData, LocalUser } from './local-data.ts';
import type { JSONWebKeySet } from 'jose';

const hour = 3600;
/** In whole seconds since 1970. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The content of an ID token. */
export interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  /** Of the shared test account. */
  shared?: boolean;
  /** The project. */
  aud: string;
  /** Its end and its beginning, in seconds since 1970. */
  exp: number;
  iat: number;
}

/** The tokens of the local service, signed with its own key and valid nowhere else. */
export class LocalTokens {
  readonly signingKey: SigningKey;
  private readonly project: string;
  private readonly data: LocalData;

  constructor(project: string, data: LocalData) {
    this.project = project;
    this.data = data;
    this.signingKey = new SigningKey(data);
  }

  idToken(user: LocalUser): string {
    const claims = {
      sub: user.localId,
      user_id: user.localId,
      email: user.email,
      email_verified: user.isConfirmed === true,
      aud: this.project,
      iss: `https://securetoken.google.com/${this.project}`,
      auth_time: user.signedInAt,
      iat: nowInSeconds(),
      exp: nowInSeconds() + hour,
      // Makes tokens of the same second differ: otherwise the library would keep the claims of the first.
      jti: randomUUID(),
      firebase: { identities: { email: [user.email] }, sign_in_provider: 'password' },
      ...(user.localId === sharedUid && { shared: true }),
    };
    const header = { alg: 'RS256', kid: this.signingKey.id, typ: 'JWT' };
    return this.signingKey.signed(`${encoded(header)}.${encoded(claims)}`);
  }

  refreshToken = (user: LocalUser) =>
    this.signed(encoded({ uid: user.localId, since: user.validSince }));

  private signature = (text: string) =>
    createHmac('sha256', this.data.state.secret).update(text).digest('base64url');

  private signed = (text: string) => `${text}.${this.signature(text)}`;

  /** Returns a refresh token without its signature; undefined if that is invalid. */
  private verifiedText(token: string): string | undefined {
    const [text = '', signature = ''] = token.split('.');
    const [given, right] = [signature, this.signature(text)].map((one) => Buffer.from(one)) as [
      Buffer,
      Buffer,
    ];
    return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
  }

  session = (user: LocalUser) => ({
    localId: user.localId,
    email: user.email,
    idToken: this.idToken(user),
    refreshToken: this.refreshToken(user),
    expiresIn: String(hour),
  });

  /** Returns the claims of an ID token; undefined if it is invalid or expired. */
  claimsOf(token: string): Claims | undefined {
    const claims = decoded<Claims>(this.signingKey.verifiedText(token)?.split('.')[1]);
    return claims && claims.aud === this.project && claims.exp > nowInSeconds()
      ? claims
      : undefined;
  }

  /** Returns the user of a refresh token, and whether the session is still valid. */
  userOfRefresh(token: string): { user: LocalUser | undefined; fresh: boolean } | undefined {
    const claim = decoded<{ uid: string; since: number }>(this.verifiedText(token));
    if (!claim) return undefined;
    const user = this.data.state.users[claim.uid];
    return { user, fresh: user?.validSince === claim.since };
  }
}

/** Only for signed text, which is therefore valid JSON. */
const decoded = <Value>(text: string | undefined) =>
  text === undefined ? undefined : (JSON.parse(Buffer.from(text, 'base64url').toString()) as Value);

/**
 * The key pair with which the local account service signs ID tokens. It is made when first needed, because that takes a
 * while, and is stored with the accounts.
 */
export class SigningKey {
  private readonly data: LocalData;
  private loaded: ReturnType<SigningKey['load']> | undefined;

  constructor(data: LocalData) {
    this.data = data;
  }

  get id(): string {
    return this.pair.id;
  }

  /** The public key: with it a host verifies ID tokens in the same way as those of Firebase. */
  get publicKeys(): JSONWebKeySet {
    const { publicKey, id } = this.pair;
    return {
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' }],
    };
  }

  /** Appends the signature to a text. */
  signed = (text: string) =>
    `${text}.${sign('RSA-SHA256', Buffer.from(text), this.pair.privateKey).toString('base64url')}`;

  /** Returns a token without its signature; undefined if that is invalid. */
  verifiedText(token: string): string | undefined {
    const end = Math.max(token.lastIndexOf('.'), 0);
    const text = token.slice(0, end);
    const signature = Buffer.from(token.slice(end + 1), 'base64url');
    return verify('RSA-SHA256', Buffer.from(text), this.pair.publicKey, signature)
      ? text
      : undefined;
  }

  private get pair() {
    return (this.loaded ??= this.load());
  }

  private load() {
    const { state } = this.data;
    if (state.signingKey === undefined) {
      state.signingKey = newKey();
      this.data.save();
    }
    const privateKey = createPrivateKey(state.signingKey);
    const publicKey = createPublicKey(privateKey);
    const bytes = publicKey.export({ type: 'spki', format: 'der' });
    return { privateKey, publicKey, id: createHash('sha256').update(bytes).digest('base64url') };
  }
}

const newKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;
