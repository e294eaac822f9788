import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'content');

/** The real content as texts, by name inside its folder. */
export const texts: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);

/** The sizes of its pictures in bytes, by name. */
export const pictures: ReadonlyMap<string, number> = new Map(
  readdirSync(join(folder, 'images')).map((name) => [
    name,
    statSync(join(folder, 'images', name)).size,
  ]),
);
