import type { Session } from '../../accounts/desk-staff.ts';

/** What the desk knows about the signed-in person. */
export type Member = Pick<Session, 'name' | 'role'>;

const start = 'desk-member-';
const keyOf = (uid: string) => start + uid;

/**
 * The people who have used the desk on this device, so that it opens at once and offline. This grants nothing: the host
 * checks every request.
 */
export const rememberedMember = {
  read(uid: string): Member | undefined {
    const kept = localStorage.getItem(keyOf(uid));
    return kept === null ? undefined : (JSON.parse(kept) as Member);
  },
  save: (uid: string, member: Member) => localStorage.setItem(keyOf(uid), JSON.stringify(member)),
  /** Whether anybody is remembered. A person is forgotten on signing out, and when no longer on the list of staff. */
  hasAny: () => Object.keys(localStorage).some((key) => key.startsWith(start)),
  forget: (uid: string) => localStorage.removeItem(keyOf(uid)),
};
