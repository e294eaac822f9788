import { randomBytes } from 'node:crypto';
import type { LocalData, LocalUser } from './local-state.ts';
import { now, type LocalTokens } from './local-tokens.ts';
import { isEmail, isPasswordOf, newUser, setPassword } from './local-users.ts';
import { refuseUnless } from './refusal.ts';

/** The fields that the site's library sends; others are ignored. */
export interface IdentityCall {
  email?: string;
  password?: string;
  idToken?: string;
  returnSecureToken?: boolean;
  requestType?: string;
  oobCode?: string;
  newPassword?: string;
  continueUrl?: string;
}

/** Receives the code of each reset link, and the URL to continue to. */
export type OnReset = (email: string, code: string, continueUrl: string | undefined) => void;

type IdentityCalls = Record<string, (call: IdentityCall) => object>;

/** The methods of the identity service that the site uses, by their names in its REST API. */
export const identityCalls = (
  data: LocalData,
  tokens: LocalTokens,
  onReset: OnReset,
): IdentityCalls => ({
  ...publicCalls(data, tokens),
  ...ownerCalls(data, tokens),
  ...resetCalls(data, onReset),
});

/** Methods that need no session: sign-up and sign-in. */
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
  'accounts:signInWithPassword': ({ email, password }) => {
    refuseUnless(isEmail(email), 'INVALID_EMAIL');
    refuseUnless(password, 'MISSING_PASSWORD');
    const user = data.userByEmail(email);
    const right = isPasswordOf(user, password);
    refuseUnless(user && right, 'INVALID_LOGIN_CREDENTIALS');
    user.signedInAt = now();
    data.save();
    return { ...tokens.session(user), registered: true };
  },
});

/** Methods for the signed-in owner of an account. */
const ownerCalls = (data: LocalData, tokens: LocalTokens): IdentityCalls => ({
  'accounts:lookup': ({ idToken }) => {
    const user = ownerOf(idToken, data, tokens);
    const { localId, email, createdAt, signedInAt, validSince } = user;
    const providerUserInfo = [{ providerId: 'password', email, federatedId: email, rawId: email }];
    const account = { localId, email, emailVerified: false, validSince: String(validSince) };
    const times = { createdAt: String(createdAt), lastLoginAt: String(signedInAt * 1000) };
    return { users: [{ ...account, ...times, providerUserInfo }] };
  },
  'accounts:update': ({ idToken, password, returnSecureToken }) => {
    const user = ownerOf(idToken, data, tokens);
    if (password !== undefined) setPassword(user, password);
    data.save();
    const { localId, email } = user;
    return { localId, email, ...(returnSecureToken && tokens.session(user)) };
  },
  'accounts:delete': ({ idToken }) => {
    delete data.state.users[ownerOf(idToken, data, tokens).localId];
    data.save();
    return {};
  },
});

/** Methods for resetting a forgotten password. */
const resetCalls = (data: LocalData, onReset: OnReset): IdentityCalls => ({
  'accounts:sendOobCode': ({ requestType, email, continueUrl }) => {
    refuseUnless(requestType === 'PASSWORD_RESET', 'OPERATION_NOT_ALLOWED');
    refuseUnless(isEmail(email), 'INVALID_EMAIL');
    const user = data.userByEmail(email);
    const code = randomBytes(18).toString('base64url');
    if (user) data.state.resets[code] = user.localId;
    data.save();
    if (user) onReset(user.email, code, continueUrl);
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

/** Returns the user of a token, or throws the matching refusal. */
function ownerOf(token: string | undefined, { state }: LocalData, tokens: LocalTokens): LocalUser {
  refuseUnless(token, 'MISSING_ID_TOKEN');
  const claims = tokens.read(token);
  refuseUnless(claims, 'INVALID_ID_TOKEN');
  const user = state.users[claims.sub];
  refuseUnless(user, 'USER_NOT_FOUND');
  refuseUnless(claims.iat >= user.validSince, 'TOKEN_EXPIRED');
  return user;
}

/** Exchanges a refresh token for a new ID token. */
export function refreshSession(tokens: LocalTokens, project: string, refreshToken: string) {
  const found = tokens.userOfRefresh(refreshToken);
  refuseUnless(found, 'INVALID_REFRESH_TOKEN');
  refuseUnless(found.user, 'USER_NOT_FOUND');
  refuseUnless(found.fresh, 'TOKEN_EXPIRED');
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
