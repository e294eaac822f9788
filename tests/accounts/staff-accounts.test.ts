import { deleteApp, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterEach, expect, test } from 'vitest';
import type { LocalAccountsOptions } from '../../scripts/accounts/local-accounts.ts';
import { localService } from './local-service.ts';

const project = 'demo-staff';
const password = 'correct horse';
const staff = [
  { email: 'nandini@gym.example', password, name: 'Nandini Rao', role: 'owner' },
  { email: 'rohan@gym.example', password, name: 'Rohan Pillai', role: 'publisher' },
] as const;

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** The library of Firebase with the local service. */
async function start(options: Partial<LocalAccountsOptions> = {}) {
  setLogLevel('silent');
  const { port, address, stop } = await localService({ project, staff, ...options });
  const app = initializeApp({ apiKey: 'local', projectId: project }, `staff-${Math.random()}`);
  ended.push(() => deleteApp(app), stop);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, address, { disableWarnings: true });
  const store = getFirestore(app);
  connectFirestoreEmulator(store, '127.0.0.1', port);
  const signIn = async (email: string) =>
    (await signInWithEmailAndPassword(auth, email, password)).user;
  return { auth, store, address, signIn };
}

test('staff sign in with confirmed addresses, and an owner lists them', async () => {
  const { store, signIn } = await start();
  const { emailVerified } = await signIn('nandini@gym.example');
  expect(emailVerified).toBe(true);
  const { docs } = await getDocs(collection(store, 'staff'));
  expect(docs.map((entry) => [entry.id, entry.data()])).toEqual(
    staff.map(({ email, name, role }) => [email, { name, role }]),
  );
});

test('an address is confirmed by the link that was sent to it, once', async () => {
  const sent: [string, string][] = [];
  const onConfirm = (email: string, code: string) => sent.push([email, code]);
  const { auth, signIn, store } = await start({
    staff: [staff[0]],
    onConfirm,
  });
  await signIn('nandini@gym.example');
  await setDoc(doc(store, 'staff', 'rohan@gym.example'), { name: 'Rohan', role: 'publisher' });

  const { user } = await createUserWithEmailAndPassword(auth, 'rohan@gym.example', password);
  const entry = doc(store, 'staff', 'rohan@gym.example');
  await expect(getDoc(entry)).rejects.toMatchObject({ code: 'permission-denied' });
  await sendEmailVerification(user);
  expect(sent).toEqual([['rohan@gym.example', expect.any(String)]]);
  await applyActionCode(auth, sent[0]![1]);
  await user.reload();
  expect(user.emailVerified).toBe(true);
  await user.getIdToken(true);
  expect((await getDoc(entry)).data()).toEqual({ name: 'Rohan', role: 'publisher' });
  await expect(applyActionCode(auth, sent[0]![1])).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  });
});

test('the link in the terminal confirms an address when it is opened', async () => {
  const codes: string[] = [];
  const { auth, address } = await start({ onConfirm: (_, code) => codes.push(code) });
  const { user } = await createUserWithEmailAndPassword(auth, 'asha@gym.example', password);
  await sendEmailVerification(user);
  const open = (code: string) =>
    fetch(`${address}/__/auth/action?mode=verifyEmail&oobCode=${code}`);
  expect((await open('made-up')).status).toBe(400);
  expect((await open(codes[0]!)).status).toBe(200);
  await user.reload();
  expect(user.emailVerified).toBe(true);
});
