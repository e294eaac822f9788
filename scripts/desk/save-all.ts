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
import type { Save } from '../../src/host/history.ts';
import { addToLedger } from './save-ledger.ts';

/** The new content of each file, by its path in a folder; undefined deletes the file. */
type FilesToSave = ReadonlyMap<string, string | Uint8Array | undefined>;

/** One file of an unfinished save. */
interface Step {
  name: string;
  /** The hash of the file when the save began; null if it did not exist. */
  old: string | null;
  /** The file beside the plan with the new content; null to delete the file. */
  next: string | null;
}

interface Plan {
  steps: Step[];
  save: Save;
}

/**
 * Writes several files of `folder`, all or none, even if the process is killed or the power fails: all new content is
 * stored in `own` before the first file changes, and the next save, or `finishSaving`, completes an interrupted one.
 * The ledger records the save once it is certain.
 */
export function saveAll(folder: string, own: string, files: FilesToSave, save: Save) {
  finishSaving(folder, own);
  const place = placeIn(own);
  mkdirSync(place, { recursive: true });
  const steps = [...files].map(([name, content], index): Step => {
    const old = hashOf(join(folder, name));
    if (content === undefined) return { name, old, next: null };
    writeSynced(join(place, String(index)), content);
    return { name, old, next: String(index) };
  });
  writeSynced(join(place, 'plan'), JSON.stringify({ steps, save } satisfies Plan));
  // The commit point: from here on the save will be completed.
  renameSync(join(place, 'plan'), planIn(place));
  finishSaving(folder, own);
}

/** Completes or discards an interrupted save. Leaves files that changed since as they are; returns their names. */
export function finishSaving(folder: string, own: string): string[] {
  const place = placeIn(own);
  const changedSince: string[] = [];
  if (existsSync(planIn(place))) {
    const { steps, save } = JSON.parse(readFileSync(planIn(place), 'utf8')) as Plan;
    for (const { name, old, next } of steps) {
      const file = join(folder, name);
      // Written before the interruption.
      if (!existsSync(next === null ? file : join(place, next))) continue;
      if (hashOf(file) !== old) changedSince.push(name);
      else if (next === null) rmSync(file, { force: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        renameSync(join(place, next), file);
      }
    }
    addToLedger(own, save);
    rmSync(planIn(place));
  }
  rmSync(place, { recursive: true, force: true });
  return changedSince;
}

const placeIn = (own: string) => join(own, 'saving');
const planIn = (place: string) => join(place, 'plan.json');

/** Writes a file and syncs it to disk. */
function writeSynced(file: string, content: string | Uint8Array) {
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
