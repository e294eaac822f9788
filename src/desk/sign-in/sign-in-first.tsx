/* Opens the desk on the web for somebody on the list of staff, and asks all others to sign in. */

import type { Root } from 'react-dom/client';
import type { AuthBackend, User } from '../../accounts/backend.ts';
import { causeOf } from '../../accounts/causes.ts';
import * as account from '../../accounts/desk-account.ts';
import type { DeskSession } from '../../accounts/desk-staff.ts';
import { backend } from '../../accounts/load-backend.ts';
import { read, storage, storageWorks, write } from '../../accounts/remembered-session.ts';
import { HostRefused, type TokenNow } from '../../host/workspace/requests.ts';
import type { HostFault } from '../../host/workspace/workspace.ts';
import { NotAdmitted, SignIn } from './SignIn.tsx';

/** Somebody who is signed in and on the list of staff. */
export interface Admitted {
  session: DeskSession;
  uid: string;
  tokenNow: TokenNow;
}

/** In milliseconds, between two checks of the role: an owner may change or remove it. */
const memberInterval = 60_000;

/** Shows the sign-in until a member of staff is signed in. Somebody remembered on this device is admitted at once. */
export async function signInFirst(root: Root): Promise<Admitted> {
  const auth = await backend.auth();
  for (;;) {
    const user = (await auth.restore()) ?? (await signedIn(root, auth));
    const kept = rememberedMember.read(user.uid);
    if (kept) void recheckMember(auth, user, kept);
    const member = kept ?? (await fetchMember(user));
    if (typeof member !== 'string') {
      setInterval(() => void recheckMember(auth, user, member), memberInterval);
      return admitted(auth, user, member);
    }
    if (hasEnded(member)) await auth.signOut();
    else {
      await refused(root, auth, user, member);
      // Only a new token contains that the address was confirmed meanwhile.
      if (member === 'not-confirmed') await account.renewToken().catch(() => undefined);
    }
  }
}

const signedIn = (root: Root, auth: AuthBackend) =>
  new Promise<User>((resolve) =>
    root.render(<SignIn auth={auth} isAgain={rememberedMember.hasAny()} onSignedIn={resolve} />),
  );

/** The ID token; rejects with HostRefused if the session has ended. */
const tokenNow = () =>
  account.tokenNow().catch((error: unknown) => {
    throw causeOf(error) === 'account-gone' ? new HostRefused('expired') : error;
  });

/** Says why somebody is not admitted, until they try again. */
const refused = (root: Root, auth: AuthBackend, { email }: User, fault: HostFault) =>
  new Promise<void>((resolve) => {
    const signOut = () => void auth.signOut().then(resolve);
    root.render(<NotAdmitted {...{ fault, email }} onAgain={resolve} onOther={signOut} />);
  });

const admitted = (auth: AuthBackend, { uid, email }: User, member: Member): Admitted => ({
  uid,
  tokenNow,
  session: {
    ...member,
    email,
    signOut: async () => {
      rememberedMember.forget(uid);
      await auth.signOut();
      location.reload();
    },
  },
});

/** Reloads the page if the host no longer admits the person, or if their name or role has changed. */
async function recheckMember(auth: AuthBackend, user: User, kept: Member) {
  const member = await fetchMember(user);
  if (hasEnded(member)) await auth.signOut();
  // Also after a sign-out in another tab.
  const isRefused = storageWorks() && rememberedMember.read(user.uid) === undefined;
  const isOther = typeof member !== 'string' && JSON.stringify(member) !== JSON.stringify(kept);
  if (isRefused || isOther || hasEnded(member)) location.reload();
}

const hasEnded = (member: Member | HostFault) => member === 'signed-out' || member === 'expired';

/** Asks the host for the name and role of the person, and remembers them; returns the reason for a refusal. */
async function fetchMember({ uid }: User): Promise<Member | HostFault> {
  try {
    const response = await fetch('/api/member', {
      headers: { authorization: `Bearer ${await tokenNow()}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) {
      const { fault } = (await response.json()) as { fault: HostFault };
      if (fault === 'no-staff') rememberedMember.forget(uid);
      return fault;
    }
    const member = (await response.json()) as Member;
    rememberedMember.save(uid, member);
    return member;
  } catch (error) {
    if (error instanceof HostRefused) return 'expired';
    return 'away';
  }
}

/** What the desk knows about the signed-in person. */
export type Member = Pick<DeskSession, 'name' | 'role'>;

const start = 'desk-member-';
const keyOf = (uid: string) => start + uid;

/**
 * The people who have used the desk on this device, so that it opens at once and offline. This grants nothing: the host
 * checks every request.
 */
export const rememberedMember = {
  read(uid: string): Member | undefined {
    const kept = read(keyOf(uid));
    return kept === null ? undefined : (JSON.parse(kept) as Member);
  },
  save: (uid: string, member: Member) => write(keyOf(uid), JSON.stringify(member)),
  /** Whether anybody is remembered. A person is forgotten on signing out, and when no longer on the list of staff. */
  hasAny: () => Object.keys(storage() ?? {}).some((key) => key.startsWith(start)),
  forget: (uid: string) => write(keyOf(uid), null),
};
