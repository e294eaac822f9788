import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './own-folder.ts';

/** Waits until no other desk of this computer saves into a folder; none does until the answer is called. */
export async function aloneIn(folder: string): Promise<() => void> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `desk-saving-${name}`);
  while (!isTaken(lock)) await new Promise((resolve) => setTimeout(resolve, 10));
  return () => rmSync(lock, { force: true });
}

function isTaken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    const other = holderOf(lock);
    // Its desk was killed in the middle of a save; what is empty is only just being written.
    if (other !== '' && !isRunning(Number(other))) rmSync(lock, { force: true });
    return false;
  }
}

/** Who holds it; '' when it has gone meanwhile. */
function holderOf(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}
