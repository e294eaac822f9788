import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { failingAs } from '../../src/check/failure.ts';
import { schemaOf, type ContentModel } from '../../src/check/model.ts';
import type { ParsedFile } from '../../src/check/parsed-file.ts';
import { loadFile } from './load-file.ts';

/** From this number of files on, a second thread saves more time than it takes to start. */
const worthAThread = 1500;

/** The files that one thread checks. */
interface Part {
  folder: string;
  names: string[];
}

/** Selects the part of a checked value to keep, so that very many files need little memory. */
export type Keep = (file: string, value: unknown) => unknown;

export interface LoadOptions {
  /** The script of a second thread, for very many files. */
  thread?: URL;
  /** Without it, the whole value is kept. */
  keep?: Keep;
  /** The results of an earlier check with the same model: unchanged files are not parsed again. */
  before?: ReadonlyMap<string, ParsedFile>;
}

function readPart(
  { folder, names }: Part,
  model: ContentModel,
  keep?: Keep,
  before?: ReadonlyMap<string, ParsedFile>,
) {
  const files = new Map<string, ParsedFile>();
  for (const name of names) {
    const read = () =>
      loadFile(join(folder, name), schemaOf(model, name)!, model, before?.get(name));
    const readOrLean = () => (keep ? lean(read, (value) => keep(name, value)) : read());
    files.set(name, failingAs(name, readOrLean));
  }
  return files;
}

/** Saves memory: keeps only `keep(value)` of a file without problems, and reads the rest again on demand. */
function lean(read: () => ParsedFile, keep: (value: unknown) => unknown): ParsedFile {
  const whole = read();
  if (whole.value === undefined || whole.problems.length > 0) return whole;
  const kept = keep(whole.value);
  if (kept === whole.value) return whole;
  const { problems, hiddenErrorCount, isPartial } = whole;
  return {
    problems,
    hiddenErrorCount,
    isPartial,
    value: kept,
    typed: kept,
    get text() {
      return read().text;
    },
    get cleaned() {
      return read().cleaned;
    },
  };
}

/**
 * Reads and checks each content file. `thread` is a script that calls `answerAsThread`: with very many files, a second
 * thread checks half of them, and `keep` and `before` are ignored.
 */
export async function loadFiles(
  folder: string,
  names: string[],
  model: ContentModel,
  { thread, keep, before }: LoadOptions,
): Promise<Map<string, ParsedFile>> {
  if (thread === undefined || names.length < worthAThread)
    return readPart({ folder, names }, model, keep, before);
  const half = Math.floor(names.length / 2);
  const elsewhere = new Promise<Map<string, ParsedFile>>((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: { folder, names: names.slice(half) } satisfies Part,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const here = readPart({ folder, names: names.slice(0, half) }, model);
  return new Map([...here, ...(await elsewhere)]);
}

/** Checks the files assigned to this thread, and sends the results back. */
export function answerAsThread(model: ContentModel) {
  parentPort!.postMessage(readPart(workerData as Part, model));
}
