/** What the site needs from the account services. firebase-auth.ts and firebase-store.ts implement it. */
export interface Backend {
  /** Loads the identity service on demand, from a script of its own. */
  auth: () => Promise<AuthBackend>;
  /** Loads the document store on demand, from a script of its own. */
  store: () => Promise<StoreBackend>;
}

/** The signed-in user. */
export interface User {
  uid: string;
  email: string;
  /** Whether this is the test account, whose saved classes are kept on this device only. */
  isTestAccount: boolean;
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
  /** `continueTo` is a path of this site; the page that confirms the reset links to it. */
  sendReset: (email: string, continueTo?: string) => Promise<void>;
  /** Returns the e-mail address that a reset code belongs to. */
  readReset: (code: string) => Promise<string>;
  finishReset: (code: string, password: string) => Promise<void>;
  changePassword: (current: string, next: string) => Promise<void>;
  /** Whether the last sign-in is recent enough to delete the account without the password. */
  isFresh: () => Promise<boolean>;
  /** Checks the password of the signed-in user again, so that the service allows deleting the account. */
  reauthenticate: (password: string) => Promise<void>;
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
