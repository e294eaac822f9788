/* Folders of the cache that take long to make: the bundles of the site, and the page of the desk. */

import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds: how often a process says that it is still making a folder, and after which silence it was killed. */
const [beat, silence] = [1000, 30_000];

/**
 * Makes a folder of a cache, unless it is there. It appears only when all is in it. Only one process makes it at a
 * time; others that need it wait.
 */
export async function makeCachedFolder(
  folder: string,
  make: (temporary: string) => Promise<void>,
): Promise<void> {
  const lock = `${folder}.lock`;
  mkdirSync(dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    if (!takeLock(lock)) {
      await pause(beat / 10);
      continue;
    }
    const beating = setInterval(() => void touch(lock), beat);
    const temporary = `${folder}.${process.pid}`;
    try {
      if (existsSync(folder)) return;
      // One of a process that was killed may be there.
      rmSync(temporary, { recursive: true, force: true });
      mkdirSync(temporary);
      await make(temporary);
      if (!existsSync(folder)) renameSync(temporary, folder);
    } finally {
      clearInterval(beating);
      for (const one of [temporary, lock]) rmSync(one, { recursive: true, force: true });
    }
  }
}

/** Says that the lock is in use. It may be gone: after a long silence another process took over, and was faster. */
const touch = (lock: string) =>
  utimes(lock, new Date(), new Date()).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });

/** Takes a lock, unless another process has it. */
function takeLock(lock: string): boolean {
  const held = statSync(lock, { throwIfNoEntry: false });
  if (held && Date.now() - held.mtimeMs < silence) return false;
  // Only a lock that was seen: another process may have made its own since.
  if (held) rmSync(lock, { recursive: true, force: true });
  try {
    // Fails if another process was faster.
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
