/** The signed-in user. */
export interface User {
  uid: string;
  email: string;
  /** Whether this is the test account, which stores nothing. */
  shared: boolean;
}

/** The identity service. Its calls reject with errors that `causeOf` understands. */
export interface AuthBackend {
  /** Whether reset links are sent by e-mail; the local service prints them instead. */
  sendsMail: boolean;
  /** Resolves to the signed-in user once the session is restored. */
  restore: () => Promise<User | undefined>;
  /** Calls `changed` after each change in any tab; returns a function that unsubscribes. */
  watch: (changed: (user: User | undefined) => void) => () => void;
  signUp: (email: string, password: string) => Promise<User>;
  signIn: (email: string, password: string) => Promise<User>;
  signOut: () => Promise<void>;
  /** `onTo` is an address of this site that the visitor may continue to after the reset. */
  sendReset: (email: string, onTo?: string) => Promise<void>;
  /** Returns the e-mail address that a reset code belongs to. */
  readReset: (code: string) => Promise<string>;
  finishReset: (code: string, password: string) => Promise<void>;
  changePassword: (current: string, next: string) => Promise<void>;
  /** Whether the last sign-in is recent enough to delete the account without the password. */
  isFresh: () => Promise<boolean>;
  /** Reauthenticates with the password. */
  confirm: (password: string) => Promise<void>;
  deleteAccount: () => Promise<void>;
}

/** The document store, with one document per account. */
export interface StoreBackend {
  /** Creates the document if it is missing. */
  ensure: (uid: string) => Promise<void>;
  /** Returns the ids of the saved classes. */
  read: (uid: string) => Promise<string[]>;
  add: (uid: string, id: string) => Promise<void>;
  remove: (uid: string, ids: readonly string[]) => Promise<void>;
  deleteDocument: (uid: string) => Promise<void>;
}

/** Loads each service on demand, from a script of its own. */
export interface Backend {
  auth: () => Promise<AuthBackend>;
  store: () => Promise<StoreBackend>;
}
