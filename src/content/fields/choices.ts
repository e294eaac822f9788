import { mustBe, toWrite } from '../problem.ts';
import { misspelt, nearest } from '../text/nearest.ts';
import { note, type Notes } from './notes.ts';
import { z } from './zod.ts';

/** A field that is true or false. This file has all fields with a few possible values. */
export const flag = (label?: string, more?: Notes) =>
  note(
    z.boolean({
      error: ({ input }) => mustBe('true or false', input, ...flagMeant(String(input))),
    }),
    { kind: 'flag', example: 'true', label },
    more,
  );

function flagMeant(typed: string): [remedy: string, more?: { write: boolean }] {
  if (/^\s*(?:n|no|0|false)\s*$/i.test(typed)) return ['Write false', { write: false }];
  if (/^\s*(?:y|yes|1|true)\s*$/i.test(typed)) return ['Write true', { write: true }];
  // "off" can mean that something is switched off, or that the gym is closed that day.
  return [toWrite(/^\s*off\s*$/i.test(typed) ? ['false', 'true'] : ['true', 'false'], false)];
}

/** The mark of an example that the owner still has to replace; the site is not launched while one is left. */
export const placeholder = flag('Example', {
  placeholderMark: true,
  seldomMeant: true,
  help: 'Visitors see this example. Replace it before the site is launched.',
  written: 'true while this is an example. Put in the real thing, then delete the line.',
}).optional();

/** The field `shown`, which hides a thing while it is false. */
export const shownFlag = flag('Visitors see it', {
  seldomMeant: true,
  help: 'Hidden content stays here for later.',
  written: 'false hides this for a while; delete the line to show it again.',
}).optional();

/** Says what to write for a mistyped word: one of the words that it may mean (`meant`), or else the nearest. */
export function wordToWrite(
  input: unknown,
  allowed: readonly string[],
  meant: readonly string[] = misspelt(String(input), allowed),
): [remedy: string, more?: { write: string }] {
  const [only, ...others] = meant;
  if (only !== undefined && others.length === 0) return [`Write ${only}`, { write: only }];
  return [
    toWrite(meant.length > 0 ? meant : [nearest(String(input), allowed) ?? allowed[0]!], false),
  ];
}

/** The words for the figures that people write in place of them. */
const ordinals: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Finds the word that a figure means: "3" and "3rd" are the third. */
function ordinalMeant(input: unknown, allowed: readonly string[]) {
  const figure = /^([1-5])(?:st|nd|rd|th)?$/.exec(String(input).trim().toLowerCase())?.[1];
  const word = figure === undefined ? undefined : ordinals[Number(figure) - 1];
  return word !== undefined && allowed.includes(word) ? [word] : undefined;
}

/** A field that is one of a few words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  label: string,
  allowed: Words,
  more?: Notes,
) =>
  note(
    z.enum(allowed, {
      error: ({ input }) =>
        mustBe(
          `one of ${allowed.join(', ')}`,
          input,
          ...wordToWrite(input, allowed, ordinalMeant(input, allowed)),
        ),
    }),
    { kind: 'choice', example: allowed[0], label },
    more,
  );
