import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { LocalData, LocalUser } from './local-state.ts';
import { now, type LocalTokens } from './local-tokens.ts';
import { need } from './refusal.ts';

/** What the site's own library sends; anything else in it is ignored. */
export interface IdentityCall {
  email?: string;
  password?: string;
  idToken?: string;
  returnSecureToken?: boolean;
  requestType?: string;
  oobCode?: string;
  newPassword?: string;
}

/** The most letters that an e-mail address has (RFC 5321); the pattern takes seconds for a long text. */
const longestEmail = 254;

const isEmail = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= longestEmail &&
  /^[^@\s\p{C}]+@[^@\s\p{C}]+\.[^@\s\p{C}]+$/u.test(text.trim());
const hashOf = (password: string, salt: string) => scryptSync(password, salt, 32).toString('hex');

export function setPassword(user: LocalUser, password: string) {
  need(password.length >= 6, 'WEAK_PASSWORD : Password should be at least 6 characters');
  user.salt = randomBytes(16).toString('hex');
  user.hash = hashOf(password, user.salt);
  user.validSince = now();
}

/** Stands in for an account that there is not, so that refusing it takes as long as refusing a password. */
const nobody = { salt: randomBytes(16).toString('hex'), hash: randomBytes(32).toString('hex') };

export const newUser = (
  email: string,
  localId = randomBytes(21).toString('base64url'),
): LocalUser => ({
  localId,
  email: email.trim().toLowerCase(),
  hash: '',
  salt: '',
  createdAt: Date.now(),
  signedInAt: now(),
  validSince: now(),
});

/**
 * The calls of the identity service that the site makes, by their names in its REST interface; an unknown name
 * has no entry. `onReset` is told the code of each link for a new password.
 */
export function identityCalls(
  data: LocalData,
  tokens: LocalTokens,
  onReset: (email: string, code: string) => void,
): Record<string, (call: IdentityCall) => object> {
  const { state } = data;
  const owner = (token: string | undefined): LocalUser => {
    need(token, 'MISSING_ID_TOKEN');
    const claims = tokens.read(token);
    need(claims, 'INVALID_ID_TOKEN');
    const user = state.users[claims.sub];
    need(user, 'USER_NOT_FOUND');
    need(claims.iat >= user.validSince, 'TOKEN_EXPIRED');
    return user;
  };

  return {
    'accounts:signUp': ({ email, password }) => {
      need(email, 'MISSING_EMAIL');
      need(password, 'MISSING_PASSWORD');
      need(isEmail(email), 'INVALID_EMAIL');
      need(!data.userByEmail(email), 'EMAIL_EXISTS');
      const user = newUser(email);
      setPassword(user, password);
      state.users[user.localId] = user;
      data.save();
      return tokens.session(user);
    },
    'accounts:signInWithPassword': ({ email, password }) => {
      need(isEmail(email), 'INVALID_EMAIL');
      need(password, 'MISSING_PASSWORD');
      const user = data.userByEmail(email);
      const { salt, hash } = user ?? nobody;
      const right = timingSafeEqual(Buffer.from(hashOf(password, salt)), Buffer.from(hash));
      need(user && right, 'INVALID_LOGIN_CREDENTIALS');
      user.signedInAt = now();
      data.save();
      return { ...tokens.session(user), registered: true };
    },
    'accounts:lookup': ({ idToken }) => {
      const user = owner(idToken);
      const { localId, email, createdAt, signedInAt, validSince } = user;
      const providerUserInfo = [
        { providerId: 'password', email, federatedId: email, rawId: email },
      ];
      const times = { createdAt: String(createdAt), lastLoginAt: String(signedInAt * 1000) };
      return {
        users: [
          {
            localId,
            email,
            emailVerified: false,
            ...times,
            validSince: String(validSince),
            providerUserInfo,
          },
        ],
      };
    },
    'accounts:update': ({ idToken, password, returnSecureToken }) => {
      const user = owner(idToken);
      if (password !== undefined) setPassword(user, password);
      data.save();
      const { localId, email } = user;
      return { localId, email, ...(returnSecureToken && tokens.session(user)) };
    },
    'accounts:delete': ({ idToken }) => {
      delete state.users[owner(idToken).localId];
      data.save();
      return {};
    },
    'accounts:sendOobCode': ({ requestType, email }) => {
      need(requestType === 'PASSWORD_RESET', 'OPERATION_NOT_ALLOWED');
      need(isEmail(email), 'INVALID_EMAIL');
      const user = data.userByEmail(email);
      const code = randomBytes(18).toString('base64url');
      if (user) state.resets[code] = user.localId;
      data.save();
      if (user) onReset(user.email, code);
      return { email };
    },
    'accounts:resetPassword': ({ oobCode, newPassword }) => {
      need(oobCode, 'MISSING_OOB_CODE');
      const owned = state.resets[oobCode];
      const user = owned === undefined ? undefined : state.users[owned];
      need(user, 'INVALID_OOB_CODE');
      if (newPassword !== undefined) {
        setPassword(user, newPassword);
        delete state.resets[oobCode];
        data.save();
      }
      return { email: user.email, requestType: 'PASSWORD_RESET' };
    },
  };
}

/** A new token for a session that goes on. */
export function refreshSession(tokens: LocalTokens, project: string, refreshToken: string) {
  const found = tokens.userOfRefresh(refreshToken);
  need(found, 'INVALID_REFRESH_TOKEN');
  need(found.user, 'USER_NOT_FOUND');
  need(found.fresh, 'TOKEN_EXPIRED');
  const token = tokens.idToken(found.user);
  return {
    id_token: token,
    access_token: token,
    refresh_token: tokens.refreshToken(found.user),
    expires_in: '3600',
    token_type: 'Bearer',
    user_id: found.user.localId,
    project_id: project,
  };
}
