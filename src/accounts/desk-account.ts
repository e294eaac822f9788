/* The calls of Firebase Authentication that only the desk needs, beyond `AuthBackend`. */

import {
  browserSessionPersistence,
  getAuth,
  sendEmailVerification,
  setPersistence,
} from 'firebase/auth';
import { AccountError } from './account-error.ts';

/** Returns the signed-in user. `backend.auth()` must have initialised Firebase. */
const current = () => {
  const { currentUser } = getAuth();
  if (!currentUser) throw new AccountError('account-gone');
  return currentUser;
};

/** Returns the ID token of the signed-in user, and renews it when it is due. Rejects if there is no connection. */
export const tokenNow = async () => current().getIdToken();

/** Requests a new token, which includes recent changes such as a confirmed address. */
export const renewToken = async () => current().getIdToken(true);

/** Sends the signed-in user the link that confirms their e-mail address. */
export const sendConfirmation = async () => sendEmailVerification(current());

/** Makes the next session end when the window is closed, for a computer that others use too. */
export const endSessionWithWindow = () => setPersistence(getAuth(), browserSessionPersistence);
