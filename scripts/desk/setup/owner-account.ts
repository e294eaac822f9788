import { decodeJwt } from 'jose';
import { z } from 'zod';
import { CheckFailed } from './check-failed.ts';

/** The account service of the site, in which the owner of the desk signs in during the set-up. */
interface AccountPlace {
  /** "https://identitytoolkit.googleapis.com" */
  identity: string;
  /** The public key of the project. */
  key: string;
  /** The origin of the desk: the key may be restricted to some. */
  desk: string;
  project: string;
}

/** A signed-in account; `token` is its ID token. */
export interface SignedIn {
  uid: string;
  email: string;
  token: string;
  isConfirmed: boolean;
}

const refusal = z.object({ error: z.object({ message: z.string() }) });
const session = z.object({ idToken: z.string(), localId: z.string(), email: z.string() });

/** Signs in; undefined if no account has this address and password. Rejects with CheckFailed. */
export const signIn = (place: AccountPlace, email: string, password: string) =>
  enter(place, 'signInWithPassword', email, password);

/** Creates an account; undefined if the address has one already. Rejects with CheckFailed. */
export const signUp = (place: AccountPlace, email: string, password: string) =>
  enter(place, 'signUp', email, password);

/** Sends the link that confirms an address. */
export const sendConfirmation = (place: AccountPlace, { token }: SignedIn) =>
  ask(place, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token });

async function enter(
  place: AccountPlace,
  call: 'signInWithPassword' | 'signUp',
  email: string,
  password: string,
): Promise<SignedIn | undefined> {
  const answer = await ask(place, call, { email, password, returnSecureToken: true });
  if (answer === undefined) return undefined;
  const { idToken: token, localId: uid, email: own } = session.parse(answer);
  return {
    uid,
    email: own.toLowerCase(),
    token,
    isConfirmed: decodeJwt(token)['email_verified'] === true,
  };
}

async function ask(place: AccountPlace, call: string, body: object): Promise<unknown> {
  const response = await fetch(`${place.identity}/v1/accounts:${call}?key=${place.key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${place.desk}/` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {
    throw new CheckFailed(
      'The accounts of the site do not answer.',
      'See whether this computer is on the internet, and status.firebase.google.com.',
    );
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { message } = refusal.parse(answer).error;
  if (/^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND|EMAIL_EXISTS)/.test(message))
    return undefined;
  throw failedWith(message, place);
}

function failedWith(message: string, { project, desk }: AccountPlace): CheckFailed {
  const console = `https://console.cloud.google.com/apis/credentials?project=${project}`;
  if (/referer|API_KEY_HTTP_REFERRER_BLOCKED/i.test(message))
    return new CheckFailed(
      'The public key of the accounts may not be used at the address of the desk.',
      `Open ${console}, choose the browser key, and add ${desk}/* under Website restrictions.`,
    );
  if (/API.key not valid|API_KEY_INVALID/i.test(message))
    return new CheckFailed(
      'Firebase does not know the key in VITE_FIREBASE_API_KEY.',
      'Copy it again from the configuration of the web app at console.firebase.google.com.',
    );
  if (/^WEAK_PASSWORD|^PASSWORD_DOES_NOT_MEET/.test(message))
    return new CheckFailed('The password is too short.', 'Choose one of at least 8 characters.');
  if (/^INVALID_EMAIL|^MISSING_/.test(message))
    return new CheckFailed('This is no e-mail address with a password.', 'Type both again.');
  return new CheckFailed(
    `The accounts of the site refused: ${message}`,
    'docs/accounts.md says how they are set up.',
  );
}
