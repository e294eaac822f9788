import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFileWhole } from '../disk/whole-file.ts';

export interface LocalUser {
  localId: string;
  email: string;
  /** scrypt of the password with the salt, both in hex. */
  hash: string;
  salt: string;
  /** Milliseconds and seconds since 1970, as the hosted service counts them. */
  createdAt: number;
  signedInAt: number;
  /** Tokens from before this second are void. */
  validSince: number;
}

/** A value as the document store writes it down. */
export interface StoredValue {
  stringValue?: string;
  arrayValue?: { values?: StoredValue[] };
  [kind: string]: unknown;
}

export interface StoredDocument {
  fields: Record<string, StoredValue>;
  createTime: string;
  updateTime: string;
}

export interface LocalState {
  users: Record<string, LocalUser>;
  documents: Record<string, StoredDocument>;
  /** Codes of links for a new password, and whose they are. */
  resets: Record<string, string>;
  /** Known to nobody else, so that nobody can make up a session. */
  secret: string;
}

/** What the local service keeps: in memory, and in a file when one is named. */
export class LocalData {
  state: LocalState;
  private readonly file: string | undefined;

  constructor(file?: string) {
    this.file = file;
    this.state =
      file !== undefined && existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as LocalState)
        : { users: {}, documents: {}, resets: {}, secret: randomBytes(16).toString('hex') };
  }

  /**
   * Writes all of it in one step, so that a crash in the middle leaves the state before. No other user of this machine
   * may read it.
   */
  save() {
    if (this.file !== undefined) writeFileWhole(this.file, JSON.stringify(this.state), 0o600);
  }

  userByEmail(email: string): LocalUser | undefined {
    const wanted = email.trim().toLowerCase();
    return Object.values(this.state.users).find((user) => user.email === wanted);
  }
}
