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
 * The document store. Loaded after the identity service, whose session it uses. Its own log is switched off, as it
 * would print failed requests with everything in them.
 */
export function firebaseStore(service: Exclude<Service, { kind: 'off' }>): StoreBackend {
  setLogLevel('silent');
  const store = getFirestore(getApp());
  if (service.kind !== 'hosted')
    connectFirestoreEmulator(store, service.store.host, service.store.port);
  // The key is the uid: an e-mail address is personal, changes, and was never proved.
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
    // Each change names its class only, so that two tabs never overwrite each other's list.
    add: (uid, id) => change(uid, arrayUnion(id)),
    remove: (uid, ids) => change(uid, arrayRemove(...ids)),
    deleteDocument: (uid) => deleteDoc(documentOf(uid)),
  };
}
