import {
  browserSessionPersistence,
  getAuth,
  sendEmailVerification,
  setPersistence,
} from 'firebase/auth';
import { AccountError } from './account-error.ts';

const current = () => {
  const { currentUser } = getAuth();
  if (!currentUser) throw new AccountError('account-gone');
  return currentUser;
};

/** The ID token of whoever is signed in, renewed when it is due. Rejects where there is no connection to renew it. */
export const tokenNow = async () => current().getIdToken();

/** Asks for a token that knows what changed since the last: that the address is confirmed. */
export const renewToken = async () => current().getIdToken(true);

/** Sends the link that confirms the address of whoever is signed in. */
export const sendConfirmation = async () => sendEmailVerification(current());

/** Lets the next sign-in end with the window: on a computer that others use too. */
export const forThisWindow = () => setPersistence(getAuth(), browserSessionPersistence);
