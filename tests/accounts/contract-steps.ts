import { deleteApp, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  inMemoryPersistence,
  initializeAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
} from 'firebase/auth';
import {
  arrayRemove,
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  runTransaction,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore/lite';

export interface Endpoints {
  project: string;
  auth: string;
  store: { host: string; port: number };
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `class-${index}`);

/**
 * Performs every account action of the site with its library, and records each response or error code. Two services
 * with the same record are interchangeable.
 */
export async function contractSteps({
  project,
  auth: url,
  store: at,
}: Endpoints): Promise<string[]> {
  setLogLevel('silent');
  const app = initializeApp({ apiKey: 'local', projectId: project }, `contract-${Math.random()}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
  const store = getFirestore(app);
  connectFirestoreEmulator(store, at.host, at.port);
  const email = `step-${Date.now()}@mail.example`;
  const lines: string[] = [];
  let uid = '';
  const mine = () => doc(store, 'users', uid);

  async function step(name: string, act: () => Promise<unknown>) {
    const answer = await act().then(
      (value) => `ok ${JSON.stringify(value) ?? ''}`.trim(),
      (error: Error & { code?: string }) => error.code ?? error.message,
    );
    lines.push(`${name}: ${answer}`);
  }
  const read = async () => (await getDoc(mine())).data() ?? 'missing';
  const word = 'correct horse';
  const signedUp = async (address: string, secret: string) => {
    const { user } = await createUserWithEmailAndPassword(auth, address, secret);
    uid = user.uid;
    return user.email === email;
  };
  const signedIn = async (address: string, secret: string) =>
    (await signInWithEmailAndPassword(auth, address, secret)).user.uid === uid;
  const merge = (savedShows: unknown) => setDoc(mine(), { savedShows }, { merge: true });

  await step('sign up', () => signedUp(email, word));
  await step('read what is not there', read);
  await step('make sure', () => merge(arrayUnion()));
  await step('read', read);
  await step('add', () => merge(arrayUnion('yoga-mon')));
  await step('add again', () => merge(arrayUnion('yoga-mon')));
  await step('add to what is there', () =>
    updateDoc(mine(), { savedShows: arrayUnion('box-tue') }),
  );
  await step('make sure once more', () => merge(arrayUnion()));
  await step('read', read);
  await step('remove', () => merge(arrayRemove('yoga-mon')));
  await step('read', read);
  await step('in a transaction', () =>
    runTransaction(store, async (turn) => {
      const { savedShows } = (await turn.get(mine())).data() as { savedShows: string[] };
      turn.set(mine(), { savedShows: [...savedShows, 'run-wed'] });
    }),
  );
  await step('read', read);
  await step('set', () => setDoc(mine(), { savedShows: ['a', 'b'] }));
  await step('merge', () => merge(['c']));
  await step('read', read);
  await step('another field', () => setDoc(mine(), { savedShows: [], admin: true }));
  await step('no list', () => setDoc(mine(), { savedShows: 'x' }));
  await step('no id', () => merge(arrayUnion('<b>')));
  await step('twice the same', () => setDoc(mine(), { savedShows: ['a', 'a'] }));
  await step('31', () => setDoc(mine(), { savedShows: ids(31) }));
  await step('30', () => setDoc(mine(), { savedShows: ids(30) }));
  await step('the 31st', () => merge(arrayUnion('late')));
  await step('of somebody else', async () => (await getDoc(doc(store, 'users', 'else'))).data());
  await step('for somebody else', () => setDoc(doc(store, 'users', 'else'), { savedShows: [] }));
  await step('of everybody', async () => (await getDocs(collection(store, 'users'))).size);
  await step('delete', () => deleteDoc(mine()));
  await step('add to what is gone', () => updateDoc(mine(), { savedShows: arrayUnion('x') }));
  await step('read', read);
  await step('sign out', () => signOut(auth));
  await step('read signed out', read);
  await step('write signed out', () => setDoc(mine(), { savedShows: [] }));
  await step('sign up again', () => signedUp(email, word));
  await step('in capitals', () => signedUp(email.toUpperCase(), word));
  await step('no address', () => signedUp('joe@', word));
  await step('nothing', () => signedUp('', word));
  await step('weak', () => signedUp(`w${email}`, '12345'));
  await step('no password', () => signedUp(`w${email}`, ''));
  await step('wrong password', () => signedIn(email, 'nope nope'));
  await step('unknown', () => signedIn('nobody@mail.example', 'nope nope'));
  await step('sign in with no address', () => signedIn('nobody', 'x'));
  await step('sign in with no password', () => signedIn(email, ''));
  await step('sign in', () => signedIn(email, word));
  await step('a new token', async () => (await auth.currentUser!.getIdToken(true)).length > 20);
  await step('look again', () => auth.currentUser!.reload());
  await step('a link', () => sendPasswordResetEmail(auth, email));
  await step('a link for nobody', () => sendPasswordResetEmail(auth, 'nobody@mail.example'));
  await step('a link to confirm the address', () => sendEmailVerification(auth.currentUser!));
  await step('a link that was made up', () => applyActionCode(auth, 'made-up'));
  await step('another password', () => updatePassword(auth.currentUser!, 'new password'));
  await step('end', () => deleteUser(auth.currentUser!));
  await step('sign in to what is gone', () => signedIn(email, 'new password'));
  await deleteApp(app);
  return lines;
}

/** The responses of the official emulators, with e-mail enumeration protection on. */
export const contract = [
  'sign up: ok true',
  'read what is not there: ok "missing"',
  'make sure: ok',
  'read: ok {"savedShows":[]}',
  'add: ok',
  'add again: ok',
  'add to what is there: ok',
  'make sure once more: ok',
  'read: ok {"savedShows":["yoga-mon","box-tue"]}',
  'remove: ok',
  'read: ok {"savedShows":["box-tue"]}',
  'in a transaction: ok',
  'read: ok {"savedShows":["box-tue","run-wed"]}',
  'set: ok',
  'merge: ok',
  'read: ok {"savedShows":["c"]}',
  'another field: permission-denied',
  'no list: permission-denied',
  'no id: permission-denied',
  'twice the same: permission-denied',
  '31: permission-denied',
  '30: ok',
  'the 31st: permission-denied',
  'of somebody else: permission-denied',
  'for somebody else: permission-denied',
  'of everybody: permission-denied',
  'delete: ok',
  'add to what is gone: not-found',
  'read: ok "missing"',
  'sign out: ok',
  'read signed out: permission-denied',
  'write signed out: permission-denied',
  'sign up again: auth/email-already-in-use',
  'in capitals: auth/email-already-in-use',
  'no address: auth/invalid-email',
  'nothing: auth/missing-email',
  'weak: auth/weak-password',
  'no password: auth/missing-password',
  'wrong password: auth/invalid-credential',
  'unknown: auth/invalid-credential',
  'sign in with no address: auth/invalid-email',
  'sign in with no password: auth/missing-password',
  'sign in: ok true',
  'a new token: ok true',
  'look again: ok',
  'a link: ok',
  'a link for nobody: ok',
  'a link to confirm the address: ok',
  'a link that was made up: auth/invalid-action-code',
  'another password: ok',
  'end: ok',
  'sign in to what is gone: auth/invalid-credential',
];
