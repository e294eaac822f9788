import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyPasswordResetCode,
  type User as FirebaseUser,
} from 'firebase/auth';
import type { AuthBackend, User } from './backend.ts';
import { AccountError } from './account-error.ts';
import { localProject, sharedUid, type Service } from './service.ts';

/** In milliseconds. The service requires the password after five minutes; filling in the form takes some of them. */
const freshFor = 4 * 60_000;

/**
 * Firebase Authentication, hosted or emulated. Sessions are kept in localStorage, not IndexedDB: the code is smaller,
 * and other tabs see a sign-out at once.
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
  const confirm = async (password: string) => {
    const user = current();
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email!, password));
  };
  return {
    sendsMail: service.kind === 'hosted',
    restore: async () => {
      await auth.authStateReady();
      return known(auth.currentUser);
    },
    watch: (changed) => onAuthStateChanged(auth, (user) => changed(known(user))),
    signUp: async (email, password) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      return userOf(user);
    },
    signIn: async (email, password) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return userOf(user);
    },
    signOut: () => signOut(auth),
    sendReset: (email, onTo) =>
      sendPasswordResetEmail(
        auth,
        email,
        onTo === undefined ? undefined : { url: new URL(onTo, location.origin).href },
      ),
    readReset: (code) => verifyPasswordResetCode(auth, code),
    finishReset: (code, password) => confirmPasswordReset(auth, code, password),
    changePassword: async (password, next) => {
      await confirm(password);
      await updatePassword(current(), next);
    },
    isFresh: async () => {
      // Both times come from the service, so the clock of the device does not matter.
      const { authTime, issuedAtTime } = await current().getIdTokenResult(true);
      return Date.parse(issuedAtTime) - Date.parse(authTime) < freshFor;
    },
    confirm,
    deleteAccount: () => deleteUser(current()),
  };
}

const known = (user: FirebaseUser | null) => (user ? userOf(user) : undefined);

const userOf = ({ uid, email }: FirebaseUser): User => ({
  uid,
  email: email!,
  shared: uid === sharedUid,
});
