import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder for what one desk keeps, which no other desk that runs uses: the first is `base` itself, a second desk beside
 * it gets a folder of its own in it. What a desk that is not running any more has left there is taken over.
 */
export function ownFolder(base: string): string {
  for (let count = 1; ; count++) {
    const folder = count === 1 ? base : join(base, `desk-${count}`);
    if (isTaken(folder)) return folder;
  }
}

function isTaken(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = join(folder, 'running');
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    if (existsSync(lock) && isRunning(Number(readFileSync(lock, 'utf8')))) return false;
    // Its desk was killed. Of two that see this at once, one finds the lock of the other at the second try.
    rmSync(lock, { force: true });
    return isTaken(folder);
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
