/* The fields with a few possible values. */

import { note, type Notes } from './notes.ts';
import { z } from './zod.ts';

/** A field that is true or false. */
export const flag = (label?: string, more?: Notes) =>
  note(z.boolean(), { kind: 'flag', example: 'true', label }, more);

const exampleMark = (more?: Notes) =>
  flag('Example', {
    placeholderMark: true,
    seldomMeant: true,
    help: 'Visitors see this example. Replace it before the site is launched.',
    written: 'true while this is an example. Put in the real thing, then delete the line.',
    ...more,
  }).optional();

/** The mark of an example that the owner still has to replace; the site is not launched while one is left. */
export const placeholder = exampleMark();

/** The same mark for one field beside it, which is no longer an example once somebody types a value at the desk. */
export const placeholderOf = (fact: string) => exampleMark({ placeholderOf: fact });

/** The field `shown`, which hides a thing while it is false. */
export const shownFlag = flag('Visitors see it', {
  seldomMeant: true,
  help: 'Hidden content stays here for later.',
  written: 'false hides this for a while; delete the line to show it again.',
}).optional();

/** A field that is one of a few words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  label: string,
  allowed: Words,
  more?: Notes,
) => note(z.enum(allowed), { kind: 'choice', example: allowed[0], label }, more);
