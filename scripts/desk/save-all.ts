import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What is to stand in each file of a folder, by its name inside it; undefined takes the file away. */
export type FilesToSave = ReadonlyMap<string, string | Uint8Array | undefined>;

/** One file of a save that is under way. */
interface Step {
  name: string;
  /** What the file was when the save began; null if it was not there. */
  old: string | null;
  /** What it is to be, as the name of a file beside the plan; null if it is to go. */
  next: string | null;
}

/**
 * Writes several files of `folder`, all or none, also when the process is killed or the power goes: everything that is
 * new is kept in `own` before the first file changes, and a save that was cut off is ended when the next begins, or by
 * `finishSaving`.
 */
export function saveAll(folder: string, own: string, files: FilesToSave) {
  finishSaving(folder, own);
  const place = placeIn(own);
  mkdirSync(place, { recursive: true });
  const steps = [...files].map(([name, content], index): Step => {
    const old = hashOf(join(folder, name));
    if (content === undefined) return { name, old, next: null };
    writeLasting(join(place, String(index)), content);
    return { name, old, next: String(index) };
  });
  writeLasting(join(place, 'plan'), JSON.stringify(steps));
  // From here on the save goes through, whatever happens.
  renameSync(join(place, 'plan'), planIn(place));
  finishSaving(folder, own);
}

/**
 * Ends a save that was cut off: forwards if all of it had been kept, else back. A file that somebody has changed since
 * is left as it is; its name is in the answer.
 */
export function finishSaving(folder: string, own: string): string[] {
  const place = placeIn(own);
  const changedSince: string[] = [];
  if (existsSync(planIn(place))) {
    const steps = JSON.parse(readFileSync(planIn(place), 'utf8')) as Step[];
    for (const { name, old, next } of steps) {
      const file = join(folder, name);
      // Its turn had come before the save was cut off.
      if (!existsSync(next === null ? file : join(place, next))) continue;
      if (hashOf(file) !== old) changedSince.push(name);
      else if (next === null) rmSync(file, { force: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        renameSync(join(place, next), file);
      }
    }
    rmSync(planIn(place));
  }
  rmSync(place, { recursive: true, force: true });
  return changedSince;
}

const placeIn = (own: string) => join(own, 'saving');
const planIn = (place: string) => join(place, 'plan.json');

/** Writes a file and waits until the disk has it. */
function writeLasting(file: string, content: string | Uint8Array) {
  const open = openSync(file, 'w');
  try {
    writeFileSync(open, content);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

const hashOf = (file: string) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;
