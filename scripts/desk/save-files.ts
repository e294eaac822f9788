/* Saves several files at once: all of them or none. */

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
import { writeFileWhole } from '../disk.ts';
import type { Save } from './git-history.ts';
import { sha256 } from '../sha256.ts';

/** The new content of each file, by its path in a folder; undefined deletes the file. */
type FilesToSave = ReadonlyMap<string, string | Uint8Array | undefined>;

/** One file of a save, in the ledger. */
interface Step {
  name: string;
  /** The hash of the file when the save began; null if it did not exist. */
  old: string | null;
  /** The file beside the ledger with the new content; null to delete the file. */
  next: string | null;
}

/** The record of the saves of a desk, in a file of its own folder; existing files must stay readable. */
interface Ledger {
  /** The ids of the last saves, to recognise repeated requests. */
  done: readonly string[];
  /** The saves that the history lacks, oldest first. */
  due: readonly Save[];
  /** The files that the last save still has to write, if the process was killed meanwhile. */
  steps: readonly Step[];
}

const mostDone = 200;

/**
 * Writes several files of `folder`, all or none, even if the process is killed or the power fails: all new content is
 * stored in `own` before the first file changes, and `finishSaving` completes an interrupted save.
 */
export function saveFiles(folder: string, own: string, files: FilesToSave, save: Save) {
  finishSaving(folder, own);
  mkdirSync(newFilesFolder(own), { recursive: true });
  const steps = [...files].map(([name, content], index): Step => {
    const old = hashOf(join(folder, name));
    if (content === undefined) return { name, old, next: null };
    writeSynced(join(newFilesFolder(own), String(index)), content);
    return { name, old, next: String(index) };
  });
  const { done, due } = ledgerIn(own);
  // From here on, an interrupted save is completed later.
  writeLedger(own, { done: [...done, save.id].slice(-mostDone), due: [...due, save], steps });
  finishSaving(folder, own);
}

/** Completes an interrupted save. Files that somebody has changed since then stay as they are. */
export function finishSaving(folder: string, own: string) {
  const { steps, ...ledger } = ledgerIn(own);
  for (const { name, old, next } of steps) {
    const file = join(folder, name);
    // This file was written before the interruption.
    if (next !== null && !existsSync(join(newFilesFolder(own), next))) continue;
    if (hashOf(file) !== old) continue;
    if (next === null) rmSync(file, { force: true });
    else {
      mkdirSync(dirname(file), { recursive: true });
      renameSync(join(newFilesFolder(own), next), file);
    }
  }
  if (steps.length > 0) writeLedger(own, { ...ledger, steps: [] });
  rmSync(newFilesFolder(own), { recursive: true, force: true });
}

/** Whether the save with this id was made. */
export const isSaved = (own: string, id: string) => ledgerIn(own).done.includes(id);

/** Returns the saves that the history lacks, oldest first. */
export const dueSaves = (own: string) => ledgerIn(own).due;

/** Records that the history has a save. */
export function settleSave(own: string, id: string) {
  const ledger = ledgerIn(own);
  writeLedger(own, { ...ledger, due: ledger.due.filter((save) => save.id !== id) });
}

/** Reads the ledger. A damaged one is moved aside, so that no save fails because of it. */
function ledgerIn(own: string): Ledger {
  const empty = { done: [], due: [], steps: [] };
  const file = ledgerFile(own);
  if (!existsSync(file)) return empty;
  try {
    return { ...empty, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Ledger>) };
  } catch (error) {
    console.error(`${file} is damaged and was moved aside: ${(error as Error).message}`);
    renameSync(file, `${file}.damaged`);
    return empty;
  }
}

const writeLedger = (own: string, ledger: Ledger) =>
  writeFileWhole(ledgerFile(own), JSON.stringify(ledger), 0o600);

const ledgerFile = (own: string) => join(own, 'saves.json');
const newFilesFolder = (own: string) => join(own, 'saving');

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

const hashOf = (file: string) => (existsSync(file) ? sha256(readFileSync(file)) : null);
