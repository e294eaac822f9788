import { base64Of, bytesOf } from '../workspace/base64.ts';
import { blobHash } from '../workspace/head-of-files.ts';
import { StoreFailed } from '../workspace/store-failed.ts';
import type { GitHub } from './ask-github.ts';
import type { Repository } from './repository.ts';

/** Whether a text has the form of a hash of git. */
export const isHash = (text: string) => /^[0-9a-f]{40}$/.test(text);
/** Very large queries fail. */
const mostInQuery = 50;

interface TextReply {
  text: string | null;
  isTruncated: boolean;
}

/** Files of the repository by their hashes. Texts are cached, as a hash always has the same bytes. */
export class Blobs {
  private readonly github: GitHub;
  private readonly repository: Repository;
  private readonly known = new Map<string, string>();
  /** Hashes that the repository certainly has. */
  private readonly stored = new Set<string>();

  constructor(github: GitHub, repository: Repository) {
    this.github = github;
    this.repository = repository;
  }

  /** Texts by hash; unknown ones are left out. */
  async texts(hashes: readonly string[]): Promise<Record<string, string>> {
    const missing = [...new Set(hashes)].filter((one) => isHash(one) && !this.known.has(one));
    for (let at = 0; at < missing.length; at += mostInQuery)
      await this.load(missing.slice(at, at + mostInQuery));
    return Object.fromEntries(
      hashes.flatMap((one) => {
        const text = this.known.get(one);
        return text === undefined ? [] : [[one, text] as const];
      }),
    );
  }

  /** Uploads bytes for a later commit; returns their hash. */
  async keep(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const hash = await blobHash(bytes);
    if (this.stored.has(hash)) return hash;
    const { owner, name } = this.repository;
    const body = { content: base64Of(bytes), encoding: 'base64' };
    await this.github.ask('POST', `/repos/${owner}/${name}/git/blobs`, body);
    this.stored.add(hash);
    return hash;
  }

  /** The bytes with a hash; undefined if there are none. */
  async find(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.bytes(hash).catch((error: unknown) => {
      // GitHub answers the same for a missing blob. If the repository is missing, other requests fail too.
      if (error instanceof StoreFailed && error.fault === 'repository-not-found') return undefined;
      throw error;
    });
  }

  /** The bytes with a hash; rejects with StoreFailed if there are none. */
  async bytes(of: string): Promise<Uint8Array<ArrayBuffer>> {
    const { owner, name } = this.repository;
    const { content } = await this.github.ask<{ content: string }>(
      'GET',
      `/repos/${owner}/${name}/git/blobs/${of}`,
    );
    this.stored.add(of);
    // GitHub breaks the lines of base64.
    return bytesOf(content.replace(/\s/g, ''));
  }

  private async load(hashes: readonly string[]) {
    const fields = hashes.map((one, index) => `t${index}: object(oid: "${one}") { ...Text }`);
    const { owner, name } = this.repository;
    const { repository } = await this.github.query<{
      repository: Record<string, TextReply | null>;
    }>(
      `query ($owner: String!, $name: String!) {
        repository(owner: $owner, name: $name) { ${fields.join('\n')} }
      }
      fragment Text on Blob { text isTruncated }`,
      { owner, name },
    );
    for (const [index, one] of hashes.entries()) {
      const found = repository[`t${index}`];
      if (!found) continue;
      // Texts of more than 512,000 bytes come cut, and those that are no UTF-8 not at all.
      const isWhole = found.text !== null && !found.isTruncated;
      this.known.set(one, isWhole ? found.text! : textOf(await this.bytes(one)));
    }
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
