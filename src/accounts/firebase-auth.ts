import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  type User as FirebaseUser,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { AccountError } from './account-error.ts';
import type { AuthBackend, User } from './backend.ts';
import { localProject, type Service, testAccountUid } from './service.ts';

/**
 * How many milliseconds a sign-in counts as recent: the service requires the password again after five minutes, and a
 * visitor needs some of them for the form.
 */
const freshFor = 4 * 60_000;

/**
 * Firebase Authentication, hosted or local. Sessions are kept in localStorage, not IndexedDB: the code is smaller, and
 * other tabs see a sign-out at once.
 */
export function firebaseAuth(service: Exclude<Service, { kind: 'off' }>): AuthBackend {
  const options =
    service.kind === 'hosted' ? service.options : { apiKey: 'local', projectId: localProject };
  const auth = initializeAuth(initializeApp(options), { persistence: browserLocalPersistence });
  if (service.kind !== 'hosted') connectAuthEmulator(auth, service.auth, { disableWarnings: true });
  const current = () => {
    if (!auth.currentUser) throw new AccountError('account-gone');
    return auth.currentUser;
  };
  const reauthenticate = async (password: string) => {
    const user = current();
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email!, password));
  };
  return {
    sendsMail: service.kind === 'hosted',
    restore: async () => {
      await auth.authStateReady();
      return userOrUndefined(auth.currentUser);
    },
    watch: (changed) => onAuthStateChanged(auth, (user) => changed(userOrUndefined(user))),
    signUp: async (email, password) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      return userOf(user);
    },
    signIn: async (email, password) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return userOf(user);
    },
    signOut: () => signOut(auth),
    sendReset: (email, continueTo) =>
      sendPasswordResetEmail(
        auth,
        email,
        continueTo === undefined ? undefined : { url: new URL(continueTo, location.origin).href },
      ),
    readReset: (code) => verifyPasswordResetCode(auth, code),
    finishReset: (code, password) => confirmPasswordReset(auth, code, password),
    changePassword: async (password, next) => {
      await reauthenticate(password);
      await updatePassword(current(), next);
    },
    isFresh: async () => {
      // Both times come from the service, so the clock of the device does not matter.
      const { authTime, issuedAtTime } = await current().getIdTokenResult(true);
      return Date.parse(issuedAtTime) - Date.parse(authTime) < freshFor;
    },
    reauthenticate,
    deleteAccount: () => deleteUser(current()),
  };
}

const userOrUndefined = (user: FirebaseUser | null) => (user ? userOf(user) : undefined);

const userOf = ({ uid, email }: FirebaseUser): User => ({
  uid,
  email: email!,
  isTestAccount: uid === testAccountUid,
});
