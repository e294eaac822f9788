import type { SiteConstants } from './place-formats.ts';

/**
 * Constants for a bundler: each `__PLACE__.name` in the code becomes its value, so that a script contains only the
 * values that it uses.
 */
export const placeConstants = ({ pages, ...formats }: SiteConstants): Record<string, string> => ({
  ...constantsOf('__PLACE__', formats),
  ...constantsOf('__PLACE__.pages', pages),
});

const constantsOf = (object: string, values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${object}.${name}`, JSON.stringify(value)]),
  );
