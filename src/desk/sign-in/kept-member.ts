import type { Session } from '../../editor/session.ts';

export type Member = Pick<Session, 'name' | 'role'>;

const start = 'desk-member-';
const keyOf = (uid: string) => start + uid;

/** Who was admitted on this device before: the desk opens without a connection too. The host asks again at each act. */
export const keptMember = {
  read(uid: string): Member | undefined {
    const kept = localStorage.getItem(keyOf(uid));
    return kept === null ? undefined : (JSON.parse(kept) as Member);
  },
  keep: (uid: string, member: Member) => localStorage.setItem(keyOf(uid), JSON.stringify(member)),
  /** Whether anybody is kept; signing out forgets. */
  isThere: () => Object.keys(localStorage).some((key) => key.startsWith(start)),
  forget: (uid: string) => localStorage.removeItem(keyOf(uid)),
};
