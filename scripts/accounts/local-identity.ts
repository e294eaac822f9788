/*
 * The local stand-in for Firebase Authentication: the methods that the site uses. Their names, fields and error codes
 * are those of the Identity Toolkit REST API, because the Firebase SDK reads them.
 */

import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { type LocalData, type LocalUser, refuseUnless } from './local-data.ts';
import { type LocalTokens, nowInSeconds } from './local-tokens.ts';

/** The fields of a request; others are ignored. */
interface IdentityCall {
  email?: string;
  password?: string;
  idToken?: string;
  returnSecureToken?: boolean;
  requestType?: string;
  oobCode?: string;
  newPassword?: string;
  continueUrl?: string;
}

/** Receives the address and the code of a link that Firebase would send by e-mail, and the URL to continue to. */
type OnLink = (email: string, code: string, continueUrl: string | undefined) => void;

/** Called with links for a new password, and with links that confirm an address; the local service sends no mail. */
export interface LinkCallbacks {
  onReset: OnLink;
  onConfirm: OnLink;
}

type IdentityCalls = Record<string, (call: IdentityCall) => object | Promise<object>>;

/** Returns the methods that the site uses, by their names in the REST API. */
export const identityCalls = (
  data: LocalData,
  tokens: LocalTokens,
  links: LinkCallbacks,
): IdentityCalls => ({
  ...publicCalls(data, tokens),
  ...ownerCalls(data, tokens),
  ...linkCalls(data, tokens, links),
});

/** Returns the methods that need no session: sign-up and sign-in. */
const publicCalls = (data: LocalData, tokens: LocalTokens): IdentityCalls => ({
  'accounts:signUp': ({ email, password }) => {
    refuseUnless(email, 'MISSING_EMAIL');
    refuseUnless(password, 'MISSING_PASSWORD');
    refuseUnless(isEmail(email), 'INVALID_EMAIL');
    refuseUnless(!data.userByEmail(email), 'EMAIL_EXISTS');
    const user = newUser(email);
    setPassword(user, password);
    data.state.users[user.localId] = user;
    data.save();
    return tokens.session(user);
  },
  'accounts:signInWithPassword': async ({ email, password }) => {
    refuseUnless(isEmail(email), 'INVALID_EMAIL');
    refuseUnless(password, 'MISSING_PASSWORD');
    const user = data.userByEmail(email);
    const right = isPasswordOf(user, password);
    refuseUnless(user && right, 'INVALID_LOGIN_CREDENTIALS');
    user.signedInAt = nowInSeconds();
    data.save();
    return { ...(await tokens.session(user)), registered: true };
  },
});

/** Returns the methods for the signed-in owner of an account. To confirm an address with a code needs no session. */
const ownerCalls = (data: LocalData, tokens: LocalTokens): IdentityCalls => ({
  'accounts:lookup': async ({ idToken }) => {
    const user = await ownerOf(idToken, data, tokens);
    const { localId, email, createdAt, signedInAt, validSince } = user;
    const providerUserInfo = [{ providerId: 'password', email, federatedId: email, rawId: email }];
    const account = { localId, email, emailVerified: user.isConfirmed === true };
    const times = {
      validSince: String(validSince),
      createdAt: String(createdAt),
      lastLoginAt: String(signedInAt * 1000),
    };
    return { users: [{ ...account, ...times, providerUserInfo }] };
  },
  'accounts:update': async ({ idToken, oobCode, password, returnSecureToken }) => {
    if (oobCode !== undefined) return confirmAddress(oobCode, data);
    const user = await ownerOf(idToken, data, tokens);
    if (password !== undefined) setPassword(user, password);
    data.save();
    const { localId, email } = user;
    return { localId, email, ...(returnSecureToken && (await tokens.session(user))) };
  },
  'accounts:delete': async ({ idToken }) => {
    const { localId } = await ownerOf(idToken, data, tokens);
    delete data.state.users[localId];
    data.save();
    return {};
  },
});

/** Returns the methods for links: for a new password, and to confirm an address. */
const linkCalls = (data: LocalData, tokens: LocalTokens, links: LinkCallbacks): IdentityCalls => ({
  'accounts:sendOobCode': async ({ requestType, email, idToken, continueUrl }) => {
    const code = randomBytes(18).toString('base64url');
    if (requestType === 'VERIFY_EMAIL') {
      const user = await ownerOf(idToken, data, tokens);
      data.state.confirmations[code] = user.localId;
      data.save();
      links.onConfirm(user.email, code, continueUrl);
      return { email: user.email };
    }
    refuseUnless(requestType === 'PASSWORD_RESET', 'OPERATION_NOT_ALLOWED');
    refuseUnless(isEmail(email), 'INVALID_EMAIL');
    const user = data.userByEmail(email);
    if (user) data.state.resets[code] = user.localId;
    data.save();
    if (user) links.onReset(user.email, code, continueUrl);
    return { email };
  },
  'accounts:resetPassword': ({ oobCode, newPassword }) => {
    refuseUnless(oobCode, 'MISSING_OOB_CODE');
    const owned = data.state.resets[oobCode];
    const user = owned === undefined ? undefined : data.state.users[owned];
    refuseUnless(user, 'INVALID_OOB_CODE');
    if (newPassword !== undefined) {
      setPassword(user, newPassword);
      delete data.state.resets[oobCode];
      data.save();
    }
    return { email: user.email, requestType: 'PASSWORD_RESET' };
  },
});

/** Confirms the e-mail address of the user to whom a code was sent. */
export function confirmAddress(code: string, data: LocalData) {
  const { state } = data;
  const user = state.users[state.confirmations[code] ?? ''];
  refuseUnless(user, 'INVALID_OOB_CODE');
  user.isConfirmed = true;
  delete state.confirmations[code];
  data.save();
  const { localId, email } = user;
  return { localId, email, emailVerified: true };
}

/** Returns the user of a token, or throws the matching refusal. */
async function ownerOf(
  token: string | undefined,
  { state }: LocalData,
  tokens: LocalTokens,
): Promise<LocalUser> {
  refuseUnless(token, 'MISSING_ID_TOKEN');
  const claims = await tokens.claimsOf(token);
  refuseUnless(claims, 'INVALID_ID_TOKEN');
  const user = state.users[claims.sub];
  refuseUnless(user, 'USER_NOT_FOUND');
  refuseUnless(claims.iat >= user.validSince, 'TOKEN_EXPIRED');
  return user;
}

/** Exchanges a refresh token for a new ID token. */
export async function refreshSession(tokens: LocalTokens, project: string, refreshToken: string) {
  const found = await tokens.userOfRefresh(refreshToken);
  refuseUnless(found, 'INVALID_REFRESH_TOKEN');
  refuseUnless(found.user, 'USER_NOT_FOUND');
  refuseUnless(found.fresh, 'TOKEN_EXPIRED');
  const token = await tokens.idToken(found.user);
  return {
    id_token: token,
    access_token: token,
    refresh_token: await tokens.refreshToken(found.user),
    expires_in: '3600',
    token_type: 'Bearer',
    user_id: found.user.localId,
    project_id: project,
  };
}

/** The longest e-mail address in characters (RFC 5321); the pattern of `isEmail` would take seconds for a long text. */
const longestEmail = 254;

/** Whether a text looks like an e-mail address. */
export const isEmail = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= longestEmail &&
  /^[^@\s\p{C}]+@[^@\s\p{C}]+\.[^@\s\p{C}]+$/u.test(text.trim());
const passwordHash = (password: string, salt: string) =>
  scryptSync(password, salt, 32).toString('hex');

/** Sets a password, which ends the sessions of the user. Throws a Refusal if it is too short. */
export function setPassword(user: LocalUser, password: string) {
  refuseUnless(password.length >= 6, 'WEAK_PASSWORD : Password should be at least 6 characters');
  user.salt = randomBytes(16).toString('hex');
  user.hash = passwordHash(password, user.salt);
  user.validSince = nowInSeconds();
}

/** Stands for an account that does not exist, so that its refusal takes as long as that of a wrong password. */
const noUser = { salt: randomBytes(16).toString('hex'), hash: randomBytes(32).toString('hex') };

/** Whether a user exists and has this password. */
export function isPasswordOf(user: LocalUser | undefined, password: string): boolean {
  const { salt, hash } = user ?? noUser;
  return timingSafeEqual(Buffer.from(passwordHash(password, salt)), Buffer.from(hash));
}

/** Makes a user without a password, who is not stored yet. */
export const newUser = (
  email: string,
  localId = randomBytes(21).toString('base64url'),
): LocalUser => ({
  localId,
  email: email.trim().toLowerCase(),
  hash: '',
  salt: '',
  createdAt: Date.now(),
  signedInAt: nowInSeconds(),
  validSince: nowInSeconds(),
});
