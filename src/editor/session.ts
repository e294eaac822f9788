/** Somebody who is signed in to the desk. */
export interface Session {
  name: string;
  email: string;
  role: 'viewer' | 'proposer' | 'publisher' | 'owner';
  signOut: () => Promise<void>;
}
