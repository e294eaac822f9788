import { openSync, readSync, writeFileSync } from 'node:fs';

/** An object with a long text. */
interface WithBody {
  body: string;
}

/** Such an object whose text is in a file, at this range in bytes. */
export interface StoredBody {
  bodyAt: readonly [start: number, length: number];
}

/** Whether a value of the content has a long text. */
export const hasBody = (value: unknown): value is WithBody =>
  typeof value === 'object' && value !== null && 'body' in value;

/** Whether the long text of a value is in the file. */
export const isStored = (value: unknown): value is StoredBody =>
  typeof value === 'object' && value !== null && 'bodyAt' in value;

/** The name of the file with the long texts, in the folder of a build. */
export const longTextsFile = 'long-texts.txt';

/** Keeps all long texts in one file and reads each on demand, so that the memory of a build does not grow with them. */
export class LongTexts {
  readonly #file: number;
  readonly #kind: object;
  #length = 0;

  /** `flags`: "w+" creates a file, "r" opens one. */
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

  /** Moves the body of an object into the file. */
  store({ body, ...rest }: WithBody): WithBody {
    const bytes = Buffer.from(body);
    // Not writeSync, which may write only a part.
    writeFileSync(this.#file, bytes);
    const { length } = bytes;
    const bodyAt = [this.#length, length] as const;
    this.#length += length;
    // Copied through JSON, because substrings of parsed text keep all of it in memory.
    return this.withBody(JSON.parse(JSON.stringify({ ...rest, bodyAt })) as StoredBody);
  }

  /** Adds a getter that reads the stored body on demand. */
  withBody(thing: StoredBody): WithBody {
    return Object.setPrototypeOf(thing, this.#kind) as WithBody;
  }
}
