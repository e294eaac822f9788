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
  type Auth,
  type User as FirebaseUser,
} from 'firebase/auth';
import type { AuthBackend, User } from './backend.ts';
import { AccountError } from './causes.ts';
import { localProject, type Service } from './service.ts';

/**
 * The identity service of a hosted project, or the one of this machine. Sessions are kept in the browser's
 * storage and not in IndexedDB: smaller, and other tabs see a sign-out at once.
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
      return known(auth);
    },
    watch: (changed) =>
      onAuthStateChanged(auth, () => void known(auth).then(changed, () => changed(undefined))),
    signUp: async (email, password) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      return userOf(user);
    },
    signIn: async (email, password) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return userOf(user);
    },
    signOut: () => signOut(auth),
    sendReset: (email) => sendPasswordResetEmail(auth, email),
    readReset: (code) => verifyPasswordResetCode(auth, code),
    finishReset: (code, password) => confirmPasswordReset(auth, code, password),
    changePassword: async (password, next) => {
      await confirm(password);
      await updatePassword(current(), next);
    },
    confirm,
    deleteAccount: () => deleteUser(current()),
  };
}

const known = async ({ currentUser }: Auth) => (currentUser ? userOf(currentUser) : undefined);

async function userOf(user: FirebaseUser): Promise<User> {
  const { claims } = await user.getIdTokenResult();
  return { uid: user.uid, email: user.email!, shared: claims['shared'] === true };
}
