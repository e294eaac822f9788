/** Somebody who is signed in to the desk. */
export interface Session {
  name: string;
  email: string;
  role: 'viewer' | 'proposer' | 'publisher' | 'owner';
  signOut: () => Promise<void>;
}

/** Everybody at the desk of a folder, and on the web who has that role. */
export const mayPublish = (session: Session | undefined) =>
  session === undefined || session.role === 'publisher' || session.role === 'owner';
