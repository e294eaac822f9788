import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { within } from '../../src/checker/failure.ts';
import { schemaOf, type ContentModel } from '../../src/checker/model.ts';
import type { ParsedFile } from '../../src/checker/parsed-file.ts';
import { loadFile } from './load-file.ts';

/** From this number of files on, a second thread saves more time than it takes to start. */
const worthAThread = 1500;

interface Part {
  folder: string;
  names: string[];
}

/** Chooses what to keep of the checked value of a file, so that very many files need little memory. */
export type Keep = (file: string, value: unknown) => unknown;

export interface LoadOptions {
  /** The script of a second thread, for very many files. */
  thread?: URL;
  /** Without it, the whole value is kept. */
  keep?: Keep;
  /** The whole files of an earlier check with the same model: what has not changed is not parsed again. */
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
    files.set(name, within(name, readOrLean));
  }
  return files;
}

/** Saves memory: of a file without findings it holds `keep(value)` alone, and reads the rest again on demand. */
function lean(read: () => ParsedFile, keep: (value: unknown) => unknown): ParsedFile {
  const whole = read();
  if (whole.value === undefined || whole.findings.length > 0) return whole;
  const kept = keep(whole.value);
  if (kept === whole.value) return whole;
  const { findings, hidden, isPartial } = whole;
  return {
    findings,
    hidden,
    isPartial,
    value: kept,
    typed: kept,
    get text() {
      return read().text;
    },
    get repaired() {
      return read().repaired;
    },
  };
}

/**
 * Reads and checks each file by itself. `thread` is a script that calls `answerAsThread`: it checks half of the files in
 * a second thread where there are very many, and only then is `keep` ignored.
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

/** Checks the part that this thread was started for, and sends it back. */
export function answerAsThread(model: ContentModel) {
  parentPort!.postMessage(readPart(workerData as Part, model));
}
