import type { PlaceFormats } from './place-formats.ts';

/**
 * Constants for a bundler: each `__PLACE__.name` in the code becomes its value, so that a script contains only the
 * values that it uses.
 */
export const placeConstants = (formats: PlaceFormats): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formats).map(([name, value]) => [`__PLACE__.${name}`, JSON.stringify(value)]),
  );
