import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { LocalUser } from './local-state.ts';
import { nowInSeconds } from './local-tokens.ts';
import { refuseUnless } from './refusal.ts';

/** Longest e-mail address in characters (RFC 5321); the pattern takes seconds on a long text. */
const longestEmail = 254;

/** Whether a text looks like an e-mail address. */
export const isEmail = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= longestEmail &&
  /^[^@\s\p{C}]+@[^@\s\p{C}]+\.[^@\s\p{C}]+$/u.test(text.trim());
const hashOf = (password: string, salt: string) => scryptSync(password, salt, 32).toString('hex');

/** Sets a password, which ends the sessions of the user. Throws a Refusal if it is too short. */
export function setPassword(user: LocalUser, password: string) {
  refuseUnless(password.length >= 6, 'WEAK_PASSWORD : Password should be at least 6 characters');
  user.salt = randomBytes(16).toString('hex');
  user.hash = hashOf(password, user.salt);
  user.validSince = nowInSeconds();
}

/** Compared when the account does not exist, so that both refusals take equally long. */
const nobody = { salt: randomBytes(16).toString('hex'), hash: randomBytes(32).toString('hex') };

/** Whether a user exists and has this password. */
export function isPasswordOf(user: LocalUser | undefined, password: string): boolean {
  const { salt, hash } = user ?? nobody;
  return timingSafeEqual(Buffer.from(hashOf(password, salt)), Buffer.from(hash));
}

/** A user without a password, not stored yet. */
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
