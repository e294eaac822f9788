import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './own-folder.ts';

/** Waits for the lock that lets one desk of this computer at a time save into a folder; returns its release. */
export async function aloneIn(folder: string): Promise<() => void> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `desk-saving-${name}`);
  while (!tryToLock(lock)) await new Promise((resolve) => setTimeout(resolve, 10));
  return () => rmSync(lock, { force: true });
}

function tryToLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    const holder = holderOf(lock);
    // The holder was killed during a save. An empty lock has only just been created.
    if (holder !== '' && !isRunning(Number(holder))) rmSync(lock, { force: true });
    return false;
  }
}

/** The process id; '' once it was released. */
function holderOf(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}
