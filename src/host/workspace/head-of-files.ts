import { isIgnored } from '../../check/names/ignored-files.ts';
import type { FileOfHead, Head } from './workspace.ts';

/**
 * Makes the `Head` (a saved state of the content) of these files. Its id depends on their names and hashes only, so
 * that other commits of the repository do not change it.
 */
export async function headOf(files: Readonly<Record<string, FileOfHead>>): Promise<Head> {
  const lines = Object.entries(files).flatMap(([name, { hash }]) =>
    isIgnored(name) ? [] : `${name} ${hash}\n`,
  );
  const id = await hashOf('SHA-256', new TextEncoder().encode(lines.sort().join('')));
  return { id: id.slice(0, 40), files };
}

/** The hash that git gives to a file. */
export async function blobHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const start = new TextEncoder().encode(`blob ${bytes.length}\0`);
  return hashOf('SHA-1', await new Blob([start, bytes]).arrayBuffer());
}

async function hashOf(algorithm: 'SHA-1' | 'SHA-256', bytes: BufferSource) {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return Array.from(hash, (one) => one.toString(16).padStart(2, '0')).join('');
}
