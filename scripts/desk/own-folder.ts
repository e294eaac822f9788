import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Locks and returns a folder that no other running desk uses: `base`, or `base/desk-2` … for further desks. Data that a
 * stopped desk left in it is reused.
 */
export function ownFolder(base: string): string {
  for (let count = 1; ; count++) {
    const folder = count === 1 ? base : join(base, `desk-${count}`);
    if (tryToLock(folder)) return folder;
  }
}

function tryToLock(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = join(folder, 'running');
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    if (existsSync(lock) && isRunning(Number(readFileSync(lock, 'utf8')))) return false;
    // A stale lock: its desk was killed.
    rmSync(lock, { force: true });
    return tryToLock(folder);
  }
  process.on('exit', () => rmSync(lock, { force: true }));
  return true;
}

export function isRunning(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
