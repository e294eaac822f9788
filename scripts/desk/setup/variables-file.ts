import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileWhole } from '../../disk/whole-file.ts';

/** Sets a variable in the file .env, and leaves its other lines as they are. */
export function setVariable(root: string, name: string, value: string): void {
  const file = join(root, '.env');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const others = lines.filter((line) => !line.startsWith(`${name}=`));
  writeFileWhole(file, `${[...others, `${name}=${value}`].join('\n')}\n`);
}
