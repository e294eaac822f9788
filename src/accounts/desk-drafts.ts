import { getApp, FirebaseError } from 'firebase/app';
import { collection, doc, getDocs, getFirestore, runTransaction } from 'firebase/firestore/lite';
import {
  versionOf,
  type ColleagueDraft,
  type DraftsOfStaff,
  type StoredDraft,
} from '../editor/sync/drafts-of-staff.ts';
import { AccountError } from './account-error.ts';
import { withDeadline } from './deadline.ts';
import { backend } from './load-backend.ts';

/** The draft of a member of staff in Firestore, and those of colleagues; `name` is what colleagues see. */
export async function openDrafts(uid: string, name: string): Promise<DraftsOfStaff> {
  // Connects the store, in the session of whoever is signed in.
  await backend.store();
  const store = getFirestore(getApp());
  const own = doc(store, 'drafts', uid);
  const note = doc(store, 'editing', uid);
  const notes = collection(store, 'editing');
  return {
    exchange: (known, draft) =>
      orAway(
        runTransaction(store, async (transaction) => {
          const stored = (await transaction.get(own)).data() as StoredDraft | undefined;
          const isForeign = stored && !known.includes(versionOf(stored));
          if (isForeign || !draft) return stored;
          const { about, at } = draft;
          transaction.set(own, draft);
          if (about.length > 0) transaction.set(note, { name, about, at });
          else transaction.delete(note);
          return draft;
        }),
      ),
    colleagues: () =>
      orAway(
        getDocs(notes).then(({ docs }) =>
          docs.filter(({ id }) => id !== uid).map((one) => one.data() as ColleagueDraft),
        ),
      ),
  };
}

/** A draft is kept on the device too, so any failure of the store only delays it. */
async function orAway<Reply>(request: Promise<Reply>): Promise<Reply | 'away'> {
  try {
    return await withDeadline(request);
  } catch (error) {
    if (error instanceof FirebaseError || error instanceof AccountError) return 'away';
    throw error;
  }
}
