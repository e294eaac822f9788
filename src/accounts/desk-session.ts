/** Somebody who is signed in to the desk. A local desk has no sign-in and no session. */
export interface Session {
  name: string;
  email: string;
  role: 'publisher' | 'owner';
  signOut: () => Promise<void>;
}
