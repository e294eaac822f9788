import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** A file of the typeface, whose package splits it by characters: basic Latin, and the rest of Latin. */
export const typefaceFile = (part: 'latin' | 'latin-ext') =>
  readFileSync(resolve(`@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`));
