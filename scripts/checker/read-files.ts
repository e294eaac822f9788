import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { CheckerFailure } from './failure.ts';
import { schemaOf, type ContentModel } from './model.ts';
import { readFile, type ReadFile } from './read-file.ts';

/** From so many files on, a second thread is worth its start. */
const worthAThread = 1500;

interface Part {
  folder: string;
  names: string[];
}

function readPart({ folder, names }: Part, model: ContentModel): Map<string, ReadFile> {
  const files = new Map<string, ReadFile>();
  for (const name of names) {
    try {
      files.set(name, readFile(join(folder, name), schemaOf(model, name)!, model.facts));
    } catch (error) {
      throw new CheckerFailure(name, error);
    }
  }
  return files;
}

/**
 * Reads and checks each file by itself. `thread` is a script that calls `answerAsThread`; with it, half of very
 * many files are read beside this thread.
 */
export async function readFiles(
  folder: string,
  names: string[],
  model: ContentModel,
  thread?: URL,
): Promise<Map<string, ReadFile>> {
  if (thread === undefined || names.length < worthAThread)
    return readPart({ folder, names }, model);
  const half = Math.floor(names.length / 2);
  const elsewhere = new Promise<Map<string, ReadFile>>((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: { folder, names: names.slice(half) } satisfies Part,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const here = readPart({ folder, names: names.slice(0, half) }, model);
  return new Map([...here, ...(await elsewhere)]);
}

/** The other end: reads the part that this thread was started for, and sends it back. */
export function answerAsThread(model: ContentModel) {
  parentPort!.postMessage(readPart(workerData as Part, model));
}
