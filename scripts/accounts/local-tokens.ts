import type { LocalData, LocalUser } from './local-state.ts';

const hour = 3600;
export const now = () => Math.floor(Date.now() / 1000);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface Claims {
  sub: string;
  aud: string;
  exp: number;
  iat: number;
  shared?: true;
}

/** The tokens of the local service: unsigned, like those of the official emulator, and good on this machine only. */
export class LocalTokens {
  private readonly project: string;
  private readonly data: LocalData;

  constructor(project: string, data: LocalData) {
    this.project = project;
    this.data = data;
  }

  idToken(user: LocalUser): string {
    const claims = {
      sub: user.localId,
      user_id: user.localId,
      email: user.email,
      email_verified: false,
      aud: this.project,
      iss: `https://securetoken.google.com/${this.project}`,
      auth_time: user.signedInAt,
      iat: now(),
      exp: now() + hour,
      firebase: { identities: { email: [user.email] }, sign_in_provider: 'password' },
      ...(user.shared && { shared: true }),
    };
    return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
  }

  refreshToken = (user: LocalUser) =>
    encoded({ uid: user.localId, since: user.validSince, secret: this.data.state.secret });

  session = (user: LocalUser) => ({
    localId: user.localId,
    email: user.email,
    idToken: this.idToken(user),
    refreshToken: this.refreshToken(user),
    expiresIn: String(hour),
  });

  /** The claims of a token that is ours and has not run out. */
  read(token: string): Claims | undefined {
    const claims = decoded<Claims>(token.split('.')[1] ?? '');
    return claims && claims.aud === this.project && claims.exp > now() ? claims : undefined;
  }

  /** The user whose session a refresh token continues. */
  userOfRefresh(token: string): { user: LocalUser | undefined; fresh: boolean } | undefined {
    const claim = decoded<{ uid: string; since: number; secret: string }>(token);
    if (claim?.secret !== this.data.state.secret) return undefined;
    const user = this.data.state.users[claim.uid];
    return { user, fresh: user?.validSince === claim.since };
  }
}

function decoded<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Value;
  } catch {
    // Not one of ours: the caller refuses it.
    return undefined;
  }
}
