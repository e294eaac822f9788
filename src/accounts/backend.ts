/** Who is signed in. */
export interface User {
  uid: string;
  email: string;
  /** The test account: it may look, and keeps nothing. */
  shared: boolean;
}

/** What the site asks of the identity service. */
export interface AuthBackend {
  /** Whether links for a new password go out by e-mail; the local service prints them. */
  sendsMail: boolean;
  /** Who is signed in, as soon as the service knows. */
  restore: () => Promise<User | undefined>;
  /** Calls `changed` at each change, made in this tab or another; returns a function that ends this. */
  watch: (changed: (user: User | undefined) => void) => () => void;
  signUp: (email: string, password: string) => Promise<User>;
  signIn: (email: string, password: string) => Promise<User>;
  signOut: () => Promise<void>;
  /** The link may lead on, once the password is chosen, to an address of this site. */
  sendReset: (email: string, onTo?: string) => Promise<void>;
  /** The e-mail address that a link for a new password is for. */
  readReset: (code: string) => Promise<string>;
  finishReset: (code: string, password: string) => Promise<void>;
  changePassword: (current: string, next: string) => Promise<void>;
  /** Whether the last sign-in is so recent that the service needs no password before grave steps. */
  isFresh: () => Promise<boolean>;
  /** Proves once more who is there, with the password. */
  confirm: (password: string) => Promise<void>;
  deleteAccount: () => Promise<void>;
}

/** What the site asks of the document store: one document for each account. */
export interface StoreBackend {
  /** Makes the document when it is missing, and leaves one that is there as it is. */
  ensure: (uid: string) => Promise<void>;
  read: (uid: string) => Promise<string[]>;
  add: (uid: string, id: string) => Promise<void>;
  remove: (uid: string, ids: readonly string[]) => Promise<void>;
  deleteDocument: (uid: string) => Promise<void>;
}

/** How the two are loaded: only when they are needed, each in a script of its own. */
export interface Backend {
  auth: () => Promise<AuthBackend>;
  store: () => Promise<StoreBackend>;
}
