import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../scripts/disk.ts';
import { withKnownFacts } from './known-facts.ts';

const folder = contentFolder(process.cwd());

/** The content as texts, by name inside its folder, with the facts that tests name. */
export const texts: ReadonlyMap<string, string> = withKnownFacts(
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  ),
);

/** The sizes of its pictures in bytes, by name. */
export const pictures: ReadonlyMap<string, number> = new Map(
  readdirSync(join(folder, 'images')).map((name) => [
    name,
    statSync(join(folder, 'images', name)).size,
  ]),
);
