/** Somebody who is signed in to the desk. */
export interface Session {
  name: string;
  email: string;
  role: 'viewer' | 'proposer' | 'publisher' | 'owner';
  signOut: () => Promise<void>;
}

/** Whether somebody may publish. A local desk has no sign-in and no session: everybody may. */
export const mayPublish = (session: Session | undefined) =>
  session === undefined || session.role === 'publisher' || session.role === 'owner';
