import { getApp } from 'firebase/app';
import {
  arrayRemove,
  arrayUnion,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import type { StoreBackend } from './backend.ts';
import type { Service } from './service.ts';

/**
 * Firestore, hosted or local. It uses the session of the identity service, so firebase-auth.ts is loaded first. Its log
 * is off because it would print the content of failed requests. firestore.rules and local-rules.ts have
 * the same names and limits.
 */
export function firebaseStore(service: Exclude<Service, { kind: 'off' }>): StoreBackend {
  setLogLevel('silent');
  const store = getFirestore(getApp());
  if (service.kind !== 'hosted')
    connectFirestoreEmulator(store, service.store.host, service.store.port);
  // The key is the uid: an e-mail address is personal, may change, and was never verified.
  const documentOf = (uid: string) => doc(store, 'users', uid);
  const change = (uid: string, savedShows: unknown) =>
    setDoc(documentOf(uid), { savedShows }, { merge: true });
  return {
    ensure: (uid) => change(uid, arrayUnion()),
    read: async (uid) => {
      const found = await getDoc(documentOf(uid));
      const { savedShows = [] } = (found.data() ?? {}) as { savedShows?: string[] };
      return savedShows;
    },
    // Each change names only the classes it adds or removes, so that two tabs never overwrite each other's list.
    add: (uid, id) => change(uid, arrayUnion(id)),
    remove: (uid, ids) => change(uid, arrayRemove(...ids)),
    deleteDocument: (uid) => deleteDoc(documentOf(uid)),
  };
}
