import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileWhole } from '../../disk/whole-file.ts';

const fileIn = (own: string) => join(own, 'person.json');

/** The name of the person at this computer, once known. `own` is the desk's own folder. */
export function readPerson(own: string): string | undefined {
  const file = fileIn(own);
  if (!existsSync(file)) return undefined;
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name;
  } catch {
    // Emptied by a power cut: the desk asks again.
    return undefined;
  }
}

/** Stores a name without control characters, angle brackets and extra spaces; returns it, or '' if nothing is left. */
export function keepPerson(own: string, name: string): string {
  const tidy = name.replace(/[\s\p{Cc}<>]+/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(tidy)) return '';
  if (tidy !== readPerson(own)) writeFileWhole(fileIn(own), JSON.stringify({ name: tidy }));
  return tidy;
}
