import { getApp } from 'firebase/app';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  getFirestore,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { backend } from './load-backend.ts';
import { withDeadline } from './with-deadline.ts';

/** Somebody who is signed in to the desk. A local desk has no sign-in and no session. */
export interface DeskSession {
  name: string;
  email: string;
  role: 'publisher' | 'owner';
  signOut: () => Promise<void>;
}

/** A person on the list of staff; the e-mail address is in lowercase. */
export type StaffEntry = Pick<DeskSession, 'name' | 'email' | 'role'>;

/** The list of staff. firestore.rules let only owners read and change it, and nobody remove or demote themselves. */
export interface StaffList {
  read: () => Promise<StaffEntry[]>;
  /** Replaces an entry with the same e-mail address. */
  add: (entry: StaffEntry) => Promise<void>;
  /** Rejects if somebody else has removed the entry. */
  setRole: (entry: StaffEntry) => Promise<void>;
  remove: (email: string) => Promise<void>;
}

export async function openStaffList(): Promise<StaffList> {
  // Initialises Firebase for `getApp`, with the session of the signed-in user.
  await backend.store();
  const staff = collection(getFirestore(getApp()), 'staff');
  return {
    read: async () => {
      const { docs } = await withDeadline(getDocs(staff));
      return docs.map((one) => ({ ...(one.data() as Omit<StaffEntry, 'email'>), email: one.id }));
    },
    add: ({ email, name, role }) => withDeadline(setDoc(doc(staff, email), { name, role })),
    setRole: ({ email, role }) => withDeadline(updateDoc(doc(staff, email), { role })),
    remove: (email) => withDeadline(deleteDoc(doc(staff, email))),
  };
}
