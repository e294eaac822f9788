/* Saves several files at once: all of them or none. */

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Save } from './git-history.ts';
import { sha256 } from '../sha256.ts';

/** The new content of each file, by its path in a folder; undefined deletes the file. */
type FilesToSave = ReadonlyMap<string, string | Uint8Array | undefined>;

/** A save until the history has it, in a folder of its own: what it does with each file is there under its number. */
interface PendingSave {
  folder: string;
  save: Save;
  /** The hash of each file when the save began; null if it did not exist. */
  old: readonly (string | null)[];
  /** The files that it deletes, by their numbers. */
  deleted: readonly number[];
}

/**
 * Writes several files of `folder`, all or none, even if the process is killed or the power fails: the save is written
 * beside the content, in `own`, and is made once its folder has its name; `finishSaving` completes an interrupted one.
 */
export function saveFiles(folder: string, own: string, files: FilesToSave, save: Save) {
  finishSaving(folder, own);
  const making = makingIn(own);
  mkdirSync(making, { recursive: true });
  const all = [...files];
  for (const [at, [, content = '']] of all.entries())
    writeSynced(join(making, String(at)), content);
  const old = all.map(([name]) => hashOfFile(join(folder, name)));
  const deleted = [...all.keys()].filter((at) => all[at]![1] === undefined);
  writeSynced(join(making, record), JSON.stringify({ save, old, deleted }));
  mkdirSync(savesIn(own), { recursive: true });
  renameSync(making, join(savesIn(own), `${Date.parse(save.at)}-${save.id}`));
  finishSaving(folder, own);
}

/** Completes an interrupted save. Files that somebody has changed since then stay as they are. */
export function finishSaving(folder: string, own: string) {
  rmSync(makingIn(own), { recursive: true, force: true });
  for (const { folder: from, save, old, deleted } of pendingSaves(own))
    for (const [at, name] of save.files.entries()) {
      const [next, file] = [join(from, String(at)), join(folder, name)];
      // This file was written before the interruption.
      if (!existsSync(next)) continue;
      if (hashOfFile(file) === old[at]) {
        if (deleted.includes(at)) rmSync(file, { force: true });
        else {
          mkdirSync(dirname(file), { recursive: true });
          renameSync(next, file);
        }
      }
      rmSync(next, { force: true });
    }
}

/** Returns the saves that the history lacks, oldest first. */
export const pendingSaves = (own: string): PendingSave[] =>
  (existsSync(savesIn(own)) ? readdirSync(savesIn(own)).sort() : []).map((name) => {
    const folder = join(savesIn(own), name);
    const text = readFileSync(join(folder, record), 'utf8');
    return { ...(JSON.parse(text) as Omit<PendingSave, 'folder'>), folder };
  });

/** Deletes what is kept of a save, once the history has it. */
export function deletePending(own: string, { folder }: PendingSave) {
  // A folder that is deleted only in part must not be read as a save.
  renameSync(folder, makingIn(own));
  rmSync(makingIn(own), { recursive: true, force: true });
}

const savesIn = (own: string) => join(own, 'saves');
const makingIn = (own: string) => join(own, 'saving');
const record = 'save.json';

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

const hashOfFile = (file: string) => (existsSync(file) ? sha256(readFileSync(file)) : null);
