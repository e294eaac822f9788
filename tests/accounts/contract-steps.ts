import { deleteApp, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
} from 'firebase/auth';
import {
  arrayRemove,
  arrayUnion,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
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
 * Performs every account action of the site with its library; returns each response or error code, and those of the
 * official emulators, with e-mail enumeration protection on. Two services with the same answers are interchangeable.
 */
export async function contractSteps({ project, auth: url, store: at }: Endpoints) {
  setLogLevel('silent');
  const app = initializeApp({ apiKey: 'local', projectId: project }, `contract-${Math.random()}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
  const store = getFirestore(app);
  connectFirestoreEmulator(store, at.host, at.port);
  const email = `step-${Date.now()}@mail.example`;
  const [answers, contract]: [string[], string[]] = [[], []];
  let uid = '';
  const mine = () => doc(store, 'users', uid);

  async function step(name: string, expected: string, act: () => Promise<unknown>) {
    const answer = await act().then(
      (value) => `ok ${JSON.stringify(value) ?? ''}`.trim(),
      (error: Error & { code?: string }) => error.code ?? error.message,
    );
    answers.push(`${name}: ${answer}`);
    contract.push(`${name}: ${expected}`);
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
  const add = (id: string) => updateDoc(mine(), { savedShows: arrayUnion(id) });
  const [denied, taken, refused] = [
    'permission-denied',
    'auth/email-already-in-use',
    'auth/invalid-credential',
  ];

  await step('sign up', 'ok true', () => signedUp(email, word));
  await step('read what is not there', 'ok "missing"', read);
  await step('make sure', 'ok', () => merge(arrayUnion()));
  await step('read', 'ok {"savedShows":[]}', read);
  await step('add', 'ok', () => merge(arrayUnion('yoga-mon')));
  await step('add again', 'ok', () => merge(arrayUnion('yoga-mon')));
  await step('add to what is there', 'ok', () => add('box-tue'));
  await step('make sure once more', 'ok', () => merge(arrayUnion()));
  await step('read', 'ok {"savedShows":["yoga-mon","box-tue"]}', read);
  await step('remove', 'ok', () => merge(arrayRemove('yoga-mon')));
  await step('read', 'ok {"savedShows":["box-tue"]}', read);
  await step('in a transaction', 'ok', () =>
    runTransaction(store, async (turn) => {
      const { savedShows } = (await turn.get(mine())).data() as { savedShows: string[] };
      turn.set(mine(), { savedShows: [...savedShows, 'run-wed'] });
    }),
  );
  await step('read', 'ok {"savedShows":["box-tue","run-wed"]}', read);
  await step('set', 'ok', () => setDoc(mine(), { savedShows: ['a', 'b'] }));
  await step('merge', 'ok', () => merge(['c']));
  await step('read', 'ok {"savedShows":["c"]}', read);
  await step('another field', denied, () => setDoc(mine(), { savedShows: [], admin: true }));
  await step('31', denied, () => setDoc(mine(), { savedShows: ids(31) }));
  await step('30', 'ok', () => setDoc(mine(), { savedShows: ids(30) }));
  await step('the 31st', denied, () => merge(arrayUnion('late')));
  await step('delete', 'ok', () => deleteDoc(mine()));
  await step('add to what is gone', 'not-found', () => add('x'));
  await step('read', 'ok "missing"', read);
  await step('sign out', 'ok', () => signOut(auth));
  await step('read signed out', denied, read);
  await step('sign up again', taken, () => signedUp(email, word));
  await step('in capitals', taken, () => signedUp(email.toUpperCase(), word));
  await step('no address', 'auth/invalid-email', () => signedUp('joe@', word));
  await step('nothing', 'auth/missing-email', () => signedUp('', word));
  await step('weak', 'auth/weak-password', () => signedUp(`w${email}`, '12345'));
  await step('no password', 'auth/missing-password', () => signedUp(`w${email}`, ''));
  await step('wrong password', refused, () => signedIn(email, 'nope nope'));
  await step('unknown', refused, () => signedIn('nobody@mail.example', 'nope nope'));
  await step('sign in with no address', 'auth/invalid-email', () => signedIn('nobody', 'x'));
  await step('sign in with no password', 'auth/missing-password', () => signedIn(email, ''));
  await step('sign in', 'ok true', () => signedIn(email, word));
  const newToken = async () => (await auth.currentUser!.getIdToken(true)).length > 20;
  await step('a new token', 'ok true', newToken);
  await step('look again', 'ok', () => auth.currentUser!.reload());
  await step('a link', 'ok', () => sendPasswordResetEmail(auth, email));
  await step('a link for nobody', 'ok', () => sendPasswordResetEmail(auth, 'nobody@mail.example'));
  await step('a link to confirm the address', 'ok', () => sendEmailVerification(auth.currentUser!));
  const madeUp = () => applyActionCode(auth, 'made-up');
  await step('a link that was made up', 'auth/invalid-action-code', madeUp);
  await step('another password', 'ok', () => updatePassword(auth.currentUser!, 'new password'));
  await step('end', 'ok', () => deleteUser(auth.currentUser!));
  await step('sign in to what is gone', refused, () => signedIn(email, 'new password'));
  await deleteApp(app);
  return { answers, contract };
}
