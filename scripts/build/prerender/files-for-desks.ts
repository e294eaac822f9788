import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, headOf } from '../../../src/host/workspace/files.ts';
import type { FileOfHead } from '../../../src/host/workspace/workspace.ts';
import { filesIn } from '../../disk/files-in.ts';
import { writeFileWhole } from '../../disk/whole-file.ts';

/**
 * Writes the files that a desk on the web reads from the site: the list of its photographs, and the id of its content,
 * with the day of the build.
 */
export async function writeFilesForDesks(
  site: string,
  folder: string,
  photographs: unknown,
  day: string,
) {
  const write = (name: string, value: unknown) =>
    writeFileWhole(join(site, name), JSON.stringify(value));
  write('photographs/list.json', photographs);
  write('content-id.json', { content: await contentId(folder), built: day });
}

/** The id that the desk computes for the same folder in a repository. */
async function contentId(folder: string): Promise<string> {
  const files: Record<string, FileOfHead> = {};
  // The desk reads files only to this depth.
  for (const name of filesIn(folder).filter((one) => one.split('/').length <= 2))
    files[name] = await fileOf(readFileSync(join(folder, name)));
  return (await headOf(files)).id;
}
