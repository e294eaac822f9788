import { isIgnored } from '../../check/file-names/name-slips.ts';
import type { FileOfHead, Head } from './workspace.ts';

/**
 * Makes the `Head` of these files. Its id depends only on their names and hashes, so that other commits of the
 * repository do not change the id.
 */
export async function headOf(files: Head['files']): Promise<Head> {
  const lines = Object.entries(files).flatMap(([name, { hash }]) =>
    isIgnored(name) ? [] : `${name} ${hash}\n`,
  );
  const id = await hexHash('SHA-256', new TextEncoder().encode(lines.sort().join('')));
  return { id: id.slice(0, 40), files };
}

/** Makes a file of a head, with the hash that git gives to the bytes. */
export const fileOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<FileOfHead> => ({
  hash: await blobHash(bytes),
  size: bytes.length,
});

/** Returns the hash that git gives to a file. */
export async function blobHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const start = new TextEncoder().encode(`blob ${bytes.length}\0`);
  return hexHash('SHA-1', await new Blob([start, bytes]).arrayBuffer());
}

async function hexHash(algorithm: 'SHA-1' | 'SHA-256', bytes: BufferSource) {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return Array.from(hash, (one) => one.toString(16).padStart(2, '0')).join('');
}

/** Encodes bytes as text, for JSON. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  // Spreading all bytes at once would exceed the limit of arguments.
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Decodes what `base64Of` has encoded. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
