import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import type { LocalData } from './local-state.ts';

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
