import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileWhole } from '../../disk/whole-file.ts';

const fileIn = (own: string) => join(own, 'person.json');

/** Who works at this computer, if the desk has asked already. `own` is the desk's own folder. */
export function readPerson(own: string): string | undefined {
  const file = fileIn(own);
  if (!existsSync(file)) return undefined;
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name;
  } catch {
    // Emptied when the power went: the name is asked once more.
    return undefined;
  }
}

/** Keeps the name that was told, without blanks at its ends and what no name holds; answers with it, or with ''. */
export function keepPerson(own: string, name: string): string {
  const tidy = name.replace(/[\s\p{Cc}<>]+/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(tidy)) return '';
  if (tidy !== readPerson(own)) writeFileWhole(fileIn(own), JSON.stringify({ name: tidy }));
  return tidy;
}
