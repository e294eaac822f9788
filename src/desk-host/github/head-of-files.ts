import type { FileOfHead, Head } from '../../editor/workspace/workspace.ts';

/** The head that these files are: equal for equal files, whatever else the repository holds. */
export async function headOf(files: Readonly<Record<string, FileOfHead>>): Promise<Head> {
  const lines = Object.entries(files).map(([name, { hash }]) => `${name} ${hash}\n`);
  const id = await hashOf('SHA-256', new TextEncoder().encode(lines.sort().join('')));
  return { id: id.slice(0, 40), files };
}

/** The hash that git gives to a file. */
export async function blobHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const start = new TextEncoder().encode(`blob ${bytes.length}\0`);
  return hashOf('SHA-1', new Uint8Array([...start, ...bytes]));
}

async function hashOf(algorithm: 'SHA-1' | 'SHA-256', bytes: Uint8Array<ArrayBuffer>) {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return Array.from(hash, (one) => one.toString(16).padStart(2, '0')).join('');
}
