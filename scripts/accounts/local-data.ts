/* The accounts and documents that the local account service keeps. */

import { existsSync, readFileSync } from 'node:fs';
import { writeFileWhole } from '../disk.ts';

/** An account of the local account service. */
export interface LocalUser {
  localId: string;
  email: string;
  /** Whether a link sent to the address was opened. */
  isConfirmed?: boolean;
  /** The result of scrypt for the password with the salt, both in hex. */
  hash: string;
  salt: string;
  /** The time in milliseconds since 1970; as in Firebase, `signedInAt` and `validSince` are in seconds. */
  createdAt: number;
  signedInAt: number;
  /** The time before which tokens are invalid. */
  validSince: number;
}

/** A value in Firestore's REST format. */
export interface StoredValue {
  stringValue?: string;
  arrayValue?: { values?: StoredValue[] };
  [kind: string]: unknown;
}

/** A document in Firestore's REST format. */
export interface StoredDocument {
  fields: Record<string, StoredValue>;
  createTime: string;
  updateTime: string;
}

/** The format of .local/accounts.json: existing files must stay readable. */
interface LocalState {
  /** The accounts by `localId`. */
  users: Record<string, LocalUser>;
  /** The documents by full name, `projects/…/documents/users/…`. */
  documents: Record<string, StoredDocument>;
  /** The user ids by code of a reset link. */
  resets: Record<string, string>;
  /** The user ids by code of a link that confirms an address. */
  confirmations: Record<string, string>;
  /** The key that signs tokens, in PKCS #8 as PEM. */
  signingKey?: string;
}

/** The state of the local account service, in memory and, if given, in a file. Call `save()` after each change. */
export class LocalData {
  state: LocalState;
  private readonly file: string | undefined;

  constructor(file?: string) {
    this.file = file;
    this.state = {
      users: {},
      documents: {},
      resets: {},
      confirmations: {},
      ...(file !== undefined &&
        existsSync(file) &&
        (JSON.parse(readFileSync(file, 'utf8')) as LocalState)),
    };
  }

  /** Writes the file as a whole, so that a crash leaves the previous state. Only the user who runs this may read it. */
  save() {
    if (this.file !== undefined) writeFileWhole(this.file, JSON.stringify(this.state), 0o600);
  }

  userByEmail(email: string): LocalUser | undefined {
    const normalized = email.trim().toLowerCase();
    return Object.values(this.state.users).find((user) => user.email === normalized);
  }
}

/** An error with which the local account service replies, in the format of the hosted services. */
export class Refusal extends Error {
  readonly code: number;
  readonly status: string | undefined;

  constructor(code: number, message: string, status?: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Throws a Refusal with the code 400 unless the condition holds; `message` is a code of the identity service. */
export function refuseUnless(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Refusal(400, message);
}
