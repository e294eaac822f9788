import { deleteApp, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  sendEmailVerification,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  Bytes,
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  runTransaction,
  setDoc,
  setLogLevel,
  Timestamp,
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

test('a draft comes back as it was written', async () => {
  const { store, signIn } = await start();
  const { uid } = await signIn('rohan@gym.example');
  const draft = {
    entries: Bytes.fromUint8Array(new Uint8Array(900_000).fill(7)),
    device: 'Firefox on Android',
    at: Timestamp.fromDate(new Date('2026-11-24T06:00:00Z')),
    about: ['Prices'],
  };
  await setDoc(doc(store, 'drafts', uid), draft);
  const kept = (await getDoc(doc(store, 'drafts', uid))).data() as typeof draft;
  expect(kept.entries.isEqual(draft.entries)).toBe(true);
  expect(kept.at.isEqual(draft.at)).toBe(true);
  expect(kept).toMatchObject({ device: draft.device, about: draft.about });
});

test('a draft is written in a transaction, which may find that nothing is to be written', async () => {
  const { store, signIn } = await start();
  const { uid } = await signIn('rohan@gym.example');
  const own = doc(store, 'drafts', uid);
  const draft = { entries: '{}', device: 'iPhone', at: '2026-11-24T06:00:00Z', about: [] };
  const read = () => runTransaction(store, async (one) => (await one.get(own)).data());
  expect(await read()).toBeUndefined();
  await runTransaction(store, async (one) => {
    await one.get(own);
    one.set(own, draft);
  });
  expect(await read()).toEqual(draft);
});

test('colleagues read who is changing what', async () => {
  const { store, signIn } = await start();
  await expect(getDocs(collection(store, 'editing'))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  const { uid } = await signIn('rohan@gym.example');
  expect((await getDocs(collection(store, 'editing'))).size).toBe(0);
  const note = { name: 'Rohan Pillai', about: ['Prices'], at: '2026-11-24T06:00:00Z' };
  await setDoc(doc(store, 'editing', uid), note);
  await signIn('nandini@gym.example');
  const { docs } = await getDocs(collection(store, 'editing'));
  expect(docs.map((one) => one.data())).toEqual([note]);
});

test('an address is confirmed by the link that was sent to it, once', async () => {
  const sent: [string, string][] = [];
  const onConfirm = (email: string, code: string) => sent.push([email, code]);
  const { auth, signIn, store } = await start({
    staff: [staff[0]],
    onConfirm,
  });
  await signIn('nandini@gym.example');
  await setDoc(doc(store, 'staff', 'rohan@gym.example'), { name: 'Rohan', role: 'viewer' });

  const { user } = await createUserWithEmailAndPassword(auth, 'rohan@gym.example', password);
  const entry = doc(store, 'staff', 'rohan@gym.example');
  await expect(getDoc(entry)).rejects.toMatchObject({ code: 'permission-denied' });
  await sendEmailVerification(user);
  expect(sent).toEqual([['rohan@gym.example', expect.any(String)]]);
  await applyActionCode(auth, sent[0]![1]);
  await user.reload();
  expect(user.emailVerified).toBe(true);
  await user.getIdToken(true);
  expect((await getDoc(entry)).data()).toEqual({ name: 'Rohan', role: 'viewer' });
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
