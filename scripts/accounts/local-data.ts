import { existsSync, readFileSync } from 'node:fs';
import { writeFileWhole } from '../disk.ts';

/** An account of the local account service, which stands in for Firebase on this computer. */
export interface LocalUser {
  localId: string;
  email: string;
  /** Whether a link sent to the address was opened. */
  isConfirmed?: boolean;
  /** scrypt of the password with the salt, both in hex. */
  hash: string;
  salt: string;
  /** In milliseconds since 1970, as at the hosted service; `signedInAt` and `validSince` are in seconds. */
  createdAt: number;
  signedInAt: number;
  /** Older tokens are invalid. */
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

interface LocalState {
  /** By `localId`. */
  users: Record<string, LocalUser>;
  /** By full name, `projects/…/documents/users/…`. */
  documents: Record<string, StoredDocument>;
  /** User ids by code of a reset link. */
  resets: Record<string, string>;
  /** User ids by code of a link that confirms an address. */
  confirmations: Record<string, string>;
  /** Signs tokens; PKCS #8 in PEM. */
  signingKey?: string;
}

/** The state of the local account service: in memory, and in a file if one is given. */
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

  /** Writes atomically, so that a crash leaves the previous state. Only the user who runs it may read the file. */
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
