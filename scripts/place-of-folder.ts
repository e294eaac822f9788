import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOfText } from '../src/content/place-of-site.ts';
import type { PlaceFormats } from '../src/content/place/place-formats.ts';

/** Returns the place in the site.yaml of a content folder, which may have mistakes or not be there. */
export function placeOfFolder(folder: string): PlaceFormats {
  const file = join(folder, 'site.yaml');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return placeOfText(text, new Date().getUTCFullYear());
}
