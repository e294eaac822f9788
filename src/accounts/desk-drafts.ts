import { getApp, FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  runTransaction,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import {
  versionOf,
  type ColleagueDraft,
  type DraftsOfStaff,
  type StoredDraft,
} from '../editor/sync/drafts-of-staff.ts';
import { AccountError } from './account-error.ts';
import { withDeadline } from './deadline.ts';
import { backend } from './load-backend.ts';

/** Opens the draft of a staff member and the list of colleagues who edit, in Firestore. Colleagues see `name`. */
export async function openDrafts(uid: string, name: string): Promise<DraftsOfStaff> {
  // Connects the store in the session of the signed-in user.
  await backend.store();
  const store = getFirestore(getApp());
  const own = doc(store, 'drafts', uid);
  const note = doc(store, 'editing', uid);
  const notes = collection(store, 'editing');
  const write = (known: readonly string[], draft: StoredDraft) =>
    runTransaction(store, async (transaction) => {
      const stored = draftIn(await transaction.get(own));
      if (stored && !known.includes(versionOf(stored))) return stored;
      const { about, at } = draft;
      transaction.set(own, draft);
      if (about.length > 0) transaction.set(note, { name, about, at });
      else transaction.delete(note);
      return draft;
    });
  return {
    exchange: (known, draft) => orAway(draft ? write(known, draft) : getDoc(own).then(draftIn)),
    colleagues: () =>
      orAway(
        getDocs(notes).then(({ docs }) =>
          docs.filter(({ id }) => id !== uid).map((one) => one.data() as ColleagueDraft),
        ),
      ),
  };
}

const draftIn = (found: DocumentSnapshot) => found.data() as StoredDraft | undefined;

/** Returns 'away' when the store fails. The draft is stored on the device too, so a failure only delays it. */
async function orAway<Reply>(request: Promise<Reply>): Promise<Reply | 'away'> {
  try {
    return await withDeadline(request);
  } catch (error) {
    if (error instanceof FirebaseError || error instanceof AccountError) return 'away';
    throw error;
  }
}
