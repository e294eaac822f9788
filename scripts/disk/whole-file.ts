import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file atomically through a temporary one, so that readers see either the old or the new content and a failed
 * write changes nothing. `mode` is the file mode, such as 0o600.
 */
export function writeFileWhole(file: string, content: string | Uint8Array, mode?: number) {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  try {
    // May be left by a killed process with the same id; its mode must not be inherited.
    rmSync(temporary, { force: true });
    writeFileSync(temporary, content, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
