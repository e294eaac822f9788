import { openSync, readSync, writeFileSync } from 'node:fs';

/** A thing with a long text. */
export interface WithBody {
  body: string;
}

/** The same with its text in a file, at a place there in bytes. */
export interface StoredBody {
  bodyAt: readonly [start: number, length: number];
}

export const hasBody = (value: unknown): value is WithBody =>
  typeof value === 'object' && value !== null && 'body' in value;

export const isStored = (value: unknown): value is StoredBody =>
  typeof value === 'object' && value !== null && 'bodyAt' in value;

/** Their place in the folder of a build. */
export const longTextsFile = 'long-texts.txt';

/**
 * All long texts in one file, so that the memory of a build does not grow with them: each is read when somebody asks
 * for it.
 */
export class LongTexts {
  readonly #file: number;
  readonly #kind: object;
  #length = 0;

  /** `flags`: "w+" for a new file, "r" for one that is there. */
  constructor(path: string, flags: 'w+' | 'r') {
    const file = openSync(path, flags);
    this.#file = file;
    this.#kind = Object.create(Object.prototype, {
      body: {
        get(this: StoredBody) {
          const [start, length] = this.bodyAt;
          const bytes = Buffer.allocUnsafe(length);
          if (readSync(file, bytes, 0, length, start) !== length)
            throw new Error(`A long text ends too soon in ${path}.`);
          return bytes.toString('utf8');
        },
      },
    }) as object;
  }

  /** Puts the text of a thing away. */
  store({ body, ...rest }: WithBody): WithBody {
    const bytes = Buffer.from(body);
    // Behind what was written before, and all of it: writeSync may stop in the middle.
    writeFileSync(this.#file, bytes);
    const { length } = bytes;
    const bodyAt = [this.#length, length] as const;
    this.#length += length;
    // Written and read again: pieces of a text that was parsed hold on to all of it.
    return this.withBody(JSON.parse(JSON.stringify({ ...rest, bodyAt })) as StoredBody);
  }

  /** Gives a stored thing its text back, which is read when it is needed. */
  withBody(thing: StoredBody): WithBody {
    return Object.setPrototypeOf(thing, this.#kind) as WithBody;
  }
}
