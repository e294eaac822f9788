import { mustBe, toWrite } from '../problem.ts';
import { misspelt, nearest } from '../text/nearest.ts';
import { z } from './zod.ts';

/** A field that is true or false. This file has all fields with a few possible values. */
export const flag = z
  .boolean({ error: ({ input }) => mustBe('true or false', input, ...flagMeant(String(input))) })
  .meta({ kind: 'flag', examples: ['true'] });

function flagMeant(typed: string): [remedy: string, more?: { write: boolean }] {
  if (/^\s*(?:n|no|0|false)\s*$/i.test(typed)) return ['Write false', { write: false }];
  if (/^\s*(?:y|yes|1|true)\s*$/i.test(typed)) return ['Write true', { write: true }];
  // "off" can mean that something is switched off, or that the gym is closed that day.
  return [toWrite(/^\s*off\s*$/i.test(typed) ? ['false', 'true'] : ['true', 'false'], false)];
}

/** The mark of an example that the owner still has to replace; the site is not launched while one is left. */
export const placeholder = flag.optional().meta({
  placeholderMark: true,
  seldomMeant: true,
  title: 'Example',
  description: 'Visitors see this example. Replace it before the site is launched.',
  written: 'true while this is an example. Put in the real thing, then delete the line.',
});

/** The field `shown`, which hides a thing while it is false. */
export const shownFlag = flag.optional().meta({
  seldomMeant: true,
  title: 'Visitors see it',
  description: 'Hidden content stays here for later.',
  written: 'false hides this for a while; delete the line to show it again.',
});

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

/** A field that is one of a few words. `meant` may say which of them an input means. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  allowed: Words,
  meant: (input: unknown) => readonly string[] | undefined = () => undefined,
) =>
  z
    .enum(allowed, {
      error: ({ input }) =>
        mustBe(`one of ${allowed.join(', ')}`, input, ...wordToWrite(input, allowed, meant(input))),
    })
    .meta({ kind: 'choice', examples: [allowed[0]] });
