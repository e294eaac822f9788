import { says, shown, toType } from '../messages.ts';
import { z } from './zod.ts';

/** Yes or no. */
export const flag = z
  .boolean({
    error: ({ input }) =>
      says(
        `must be true or false, but here is ${shown(input)}.`,
        toType(
          /^\s*(n|no|off|false|0)\s*$/i.test(String(input)) ? 'false' : 'true',
          /^\s*(n|no|off|false|0|y|yes|on|true|1)\s*$/i.test(String(input)),
        ),
      ),
  })
  .meta({ kind: 'flag', examples: ['true'] });

/** Marks what the owner still has to confirm; the site is not launched while one is left. */
export const placeholder = flag.optional().meta({
  placeholderMark: true,
  seldomMeant: true,
  title: 'Still invented',
  description: 'Visitors see it, and the site is not launched with it.',
  written: 'true while this is invented. Put in the real thing, then delete the line.',
});

/** Hides a thing for a while. */
export const shownFlag = flag.optional().meta({
  seldomMeant: true,
  title: 'Visitors see it',
  description: 'What is hidden is kept here for later.',
  written: 'false hides this for a while; delete the line to show it again.',
});

/** One of a few words; `meant` may tell which one was meant when the letters do not. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  allowed: Words,
  meant: (input: unknown) => string | undefined = () => undefined,
) =>
  z
    .enum(allowed, {
      error: ({ input }) =>
        says(
          `must be one of ${allowed.join(', ')}, but here is ${shown(input)}.`,
          toType(
            meant(input) ?? closest(input, allowed),
            meant(input) !== undefined || isAlmost(String(input), closest(input, allowed)),
          ),
        ),
    })
    .meta({ kind: 'choice', choices: allowed, examples: [allowed[0]] });

/** The same letters but for one or two, in any order: "mian" for "main". */
export function isAlmost(typed: string, word: string): boolean {
  const left = [...word.toLowerCase()];
  const added = [...typed.trim().toLowerCase()].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return added.length + left.length <= Math.min(2, word.length / 2);
}

/** The allowed word that shares most letters at the beginning with what was typed. */
export function closest(input: unknown, allowed: readonly string[]): string {
  const typed = String(input).toLowerCase();
  const shared = (word: string) => {
    let length = 0;
    while (length < word.length && word[length] === typed[length]) length++;
    return length;
  };
  return allowed.reduce((best, word) => (shared(word) > shared(best) ? word : best));
}
