import { existsSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { historyFailure } from './history-failed.ts';
import type { History, Save, SavedChange } from '../../../src/host/history.ts';

/** Stores the saves in a file, one JSON line each, for a content folder that no repository tracks. */
export const folderHistory = (file: string): History => ({
  async add(save) {
    try {
      await mkdir(dirname(file), { recursive: true });
      await append(file, JSON.stringify(save));
    } catch (error) {
      throw historyFailure(error);
    }
  },

  async list(most) {
    const changes: SavedChange[] = [];
    for (const line of await linesOf(file)) {
      if (changes.length === most) break;
      // Added twice if a process was killed between two steps.
      if (changes.some(({ id }) => id === line.id)) continue;
      const { id, at, by, words } = line;
      changes.push({ id, at, by, words, isTechnical: false });
    }
    return changes;
  },

  async textsOf(id) {
    for (const line of await linesOf(file)) if (line.id === id) return line.texts;
    return undefined;
  },
});

/** Appends a line and syncs it to disk. A partial line left by a power cut is terminated first. */
async function append(file: string, line: string) {
  const handle = await open(file, 'a+');
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    const isPartial = size > 0 && buffer.toString() !== '\n';
    const bytes = Buffer.from(`${isPartial ? '\n' : ''}${line}\n`);
    // A single write, so that two desks do not interleave their lines.
    const { bytesWritten } = await handle.write(bytes);
    if (bytesWritten < bytes.length) throw new Error('ENOSPC: a line was not written whole');
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The saves of the file, newest first, parsed lazily. */
async function linesOf(file: string): Promise<Iterable<Save>> {
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
  return newestFirst(lines);
}

function* newestFirst(lines: string[]) {
  for (const line of lines.reverse()) {
    const save = parse(line);
    if (save) yield save;
  }
}

function parse(line: string): Save | undefined {
  try {
    return JSON.parse(line) as Save;
  } catch {
    // Empty, or cut off by a power cut: that save was never confirmed.
    return undefined;
  }
}
