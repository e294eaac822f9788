import { inputOf, short } from '../../findings/input.ts';
import { certainlyMeant, fault } from './fault.ts';
import { textFault, text } from './text.ts';
import { z } from './zod.ts';

/** The name of a photograph in content/images/. The checker reports one that does not exist. */
export const image = z
  .string({ error: textFault })
  .trim()
  .min(1, fault({ code: 'reference-empty' }))
  .superRefine((value, context) => {
    const name = value.split(/[\\/]/).at(-1) || 'name-of-the-picture.jpg';
    const report = (...found: Parameters<typeof fault>) =>
      context.addIssue({ code: 'custom', message: fault(...found) });
    const place = short(value);
    if (/^[a-z]:|^file:|^\/(Users|home)\//i.test(value)) {
      report({ code: 'picture-on-own-computer', data: { place, name } });
    } else if (/^(https?:)?\/\//i.test(value) || /^data:/i.test(value)) {
      const own = /^data:/i.test(value) ? 'its-name.jpg' : name;
      report({ code: 'picture-of-another-site', data: { name: own } });
    } else if (/[\\/]/.test(value)) {
      report({ code: 'picture-in-a-folder', data: { place }, meant: certainlyMeant(name) });
    }
  })
  .meta({
    kind: 'picture',
    title: 'Photograph',
    refersTo: 'image',
    written: 'A file in images/, with its exact letters.',
    examples: ['barbell-low.jpg'],
  });

/** The point of a photograph that stays visible when it is cropped: "from the left, from the top". */
export const focus = z
  .string({ error: textFault })
  .trim()
  .regex(/^(100|[1-9]?\d)% (100|[1-9]?\d)%$/, {
    error: ({ input }) =>
      fault({
        code: 'not-a-focus',
        data: { input: inputOf(input) },
        meant: { values: [nearestFocus(input)], isCertain: isTwoPercentages(String(input)) },
      }),
  })
  .meta({
    kind: 'focus',
    title: 'What stays in view',
    description: 'The point of the photograph that is never cropped.',
    written: 'From the left, from the top: 50% 45%.',
    examples: ['50% 50%'],
  });

/** "50 45" and "50%,45%", without a word such as "top" that names the axis. */
const isTwoPercentages = (typed: string) =>
  /^\s*(?:100|\d{1,2})\s*%?(?:\s*[,;/x]\s*|\s+)(?:100|\d{1,2})\s*%?\s*$/.test(typed);

const nearestFocus = (input: unknown) => {
  const [x, y] = [...String(input).matchAll(/\d+/g)].map(([digits]) =>
    Math.min(100, Number(digits)),
  );
  return `${x ?? 50}% ${y ?? 50}%`;
};

/** The alternative text of a photograph. */
export const alt = text(160)
  .refine(
    (value) =>
      !/^[\w-]+\.(jpe?g|png|webp|avif|svg)$|^(image|picture|photo|alt|todo|tbd|xxx|\.+|…)$/i.test(
        value.trim(),
      ),
    fault({ code: 'alt-says-nothing' }),
  )
  .meta({
    kind: 'alt',
    title: 'Describe it',
    description: 'A few words for people who cannot see the photograph.',
    examples: ['What is seen in the picture'],
  });
