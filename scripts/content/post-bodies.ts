import { openSync, readSync, writeFileSync } from 'node:fs';
import type { Post } from '../../src/content/post.ts';

/** A post whose text is in a file, with its place there in bytes. */
export interface StoredPost extends Omit<Post, 'body'> {
  bodyAt: readonly [start: number, length: number];
}

/** Their place in the folder of a build. */
export const bodiesFile = 'post-bodies.txt';

/**
 * The texts of all posts in one file, so that the memory of a build does not grow with them: a post reads its own
 * when somebody asks for it.
 */
export class PostBodies {
  readonly #file: number;
  readonly #kind: object;
  #length = 0;

  /** `flags`: "w+" for a new file, "r" for one that is there. */
  constructor(path: string, flags: 'w+' | 'r') {
    const file = openSync(path, flags);
    this.#file = file;
    this.#kind = Object.create(Object.prototype, {
      body: {
        get(this: StoredPost) {
          const [start, length] = this.bodyAt;
          const bytes = Buffer.allocUnsafe(length);
          if (readSync(file, bytes, 0, length, start) !== length)
            throw new Error(`The text of a post ends too soon in ${path}.`);
          return bytes.toString('utf8');
        },
      },
    }) as object;
  }

  /** Puts the text of a post away. */
  store({ body, ...rest }: Post): Post {
    const bytes = Buffer.from(body);
    // Behind what was written before, and all of it: writeSync may stop in the middle.
    writeFileSync(this.#file, bytes);
    const { length } = bytes;
    const bodyAt = [this.#length, length] as const;
    this.#length += length;
    // Written and read again: pieces of a text that was parsed hold on to all of it.
    return this.withBody(JSON.parse(JSON.stringify({ ...rest, bodyAt })) as StoredPost);
  }

  /** Gives a stored post its text back, which is read when it is needed. */
  withBody(post: StoredPost): Post {
    return Object.setPrototypeOf(post, this.#kind) as Post;
  }
}
