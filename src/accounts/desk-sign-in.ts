import { browserSessionPersistence, getAuth, setPersistence } from 'firebase/auth';
import { AccountError } from './account-error.ts';

/** The ID token of whoever is signed in, renewed when it is due. Rejects where there is no connection to renew it. */
export async function tokenNow(): Promise<string> {
  const { currentUser } = getAuth();
  if (!currentUser) throw new AccountError('account-gone');
  return currentUser.getIdToken();
}

/** Lets the next sign-in end with the window: on a computer that others use too. */
export const forThisWindow = () => setPersistence(getAuth(), browserSessionPersistence);
