import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file in one step: beside its place, under a name of this process, and then into it. Whoever reads meanwhile
 * finds the old file or the new one, and a write that fails leaves the old one and nothing else. `mode` is who may
 * read it, as in 0o600.
 */
export function writeFileWhole(file: string, content: string | Uint8Array, mode?: number) {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  try {
    // One of a process that was killed and had the same number: what it let others do is not taken over.
    rmSync(beside, { force: true });
    writeFileSync(beside, content, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
