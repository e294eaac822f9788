import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** A file of the typeface. Its package splits the letters: `latin` has the basic ones, `latin-ext` more Latin ones. */
export const typefaceFile = (part: 'latin' | 'latin-ext') =>
  readFileSync(resolve(`@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`));
