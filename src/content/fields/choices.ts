import type { Meant } from '../../findings/finding.ts';
import { inputOf } from '../../findings/input.ts';
import { certainlyMeant, eitherMeant, fault } from './fault.ts';
import { z } from './zod.ts';

/** true or false. */
export const flag = z
  .boolean({
    error: ({ input }) =>
      fault({
        code: 'not-yes-or-no',
        data: { input: inputOf(input) },
        meant: flagMeant(String(input)),
      }),
  })
  .meta({ kind: 'flag', examples: ['true'] });

function flagMeant(typed: string): Meant {
  if (/^\s*(?:n|no|0|false)\s*$/i.test(typed)) return certainlyMeant('false');
  if (/^\s*(?:y|yes|1|true)\s*$/i.test(typed)) return certainlyMeant('true');
  // "off" can mean that a switch is off, or that the gym is closed that day.
  return /^\s*off\s*$/i.test(typed) ? eitherMeant('false', 'true') : eitherMeant('true', 'false');
}

/** Marks an example that the owner still has to replace; the site is not launched while one is left. */
export const placeholder = flag.optional().meta({
  placeholderMark: true,
  seldomMeant: true,
  title: 'Example',
  description: 'Visitors see this example. Replace it before the site is launched.',
  written: 'true while this is an example. Put in the real thing, then delete the line.',
});

/** Hides a thing while it is false. */
export const shownFlag = flag.optional().meta({
  seldomMeant: true,
  title: 'Visitors see it',
  description: 'Hidden content stays here for later.',
  written: 'false hides this for a while; delete the line to show it again.',
});

/** One of a few words. `meant` may say which of them an input means; otherwise the most similar ones are suggested. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  allowed: Words,
  meant: (input: unknown) => readonly string[] | undefined = () => undefined,
) =>
  z
    .enum(allowed, {
      error: ({ input }) => {
        const own = meant(input) ?? wordsMeant(input, allowed);
        return fault({
          code: 'not-a-choice',
          data: { input: inputOf(input), choices: allowed },
          meant: {
            values: own.length > 0 ? own : [closest(input, allowed)],
            isCertain: own.length === 1,
          },
        });
      },
    })
    .meta({ kind: 'choice', choices: allowed, examples: [allowed[0]] });

/** The allowed words that a misspelt one may mean; the nearest first. */
export const wordsMeant = (input: unknown, allowed: readonly string[]): string[] => {
  const typed = String(input);
  const same = allowed.filter((word) => word.toLowerCase() === typed.trim().toLowerCase());
  if (same.length > 0) return same;
  const nearest = closest(input, allowed);
  const almost = allowed.filter((word) => hasNearlySameLetters(typed, word));
  return almost.includes(nearest)
    ? [nearest, ...almost.filter((word) => word !== nearest)]
    : almost;
};

/** Whether two words have the same letters except one or two, in any order: "mian" for "main". */
function hasNearlySameLetters(typed: string, word: string): boolean {
  const left = [...word.toLowerCase()];
  const added = [...typed.trim().toLowerCase()].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return added.length + left.length <= Math.min(2, word.length / 2);
}

/** The allowed word that shares the longest beginning with the input. */
function closest(input: unknown, allowed: readonly string[]): string {
  const typed = String(input).toLowerCase();
  const shared = (word: string) => {
    let length = 0;
    while (length < word.length && word[length] === typed[length]) length++;
    return length;
  };
  return allowed.reduce((best, word) => (shared(word) > shared(best) ? word : best));
}
