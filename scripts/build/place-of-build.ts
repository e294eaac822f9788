import type { PlaceFormats } from '../../src/content/place/place-formats.ts';
import { contentFolder } from '../disk.ts';
import { placeOfFolder } from '../place-of-folder.ts';

/**
 * The place of a build. Importing this file sets the global `__PLACE__`; import it before anything that formats a date
 * or a price.
 */
export const placeFormatsOf = (folder: string): PlaceFormats => placeOfFolder(folder);

/**
 * Sets the global `__PLACE__` of this process from a content folder; in bundles it is a constant. The import of this
 * file has set it from the current content folder already.
 */
export function setPlaceOf(folder: string): void {
  Object.assign(globalThis, { __PLACE__: placeFormatsOf(folder) });
}

setPlaceOf(contentFolder(process.cwd()));
