import { mustBe, problem, short, toWrite } from '../problem.ts';
import { emptyReference } from './ids.ts';
import { note } from './notes.ts';
import { text, textProblem } from './text.ts';
import { z } from './zod.ts';

/** A field with the name of a photograph in content/images/; check-references.ts reports one that does not exist. */
const imageCalled = (label: string) =>
  note(
    z
      .string({ error: textProblem })
      .trim()
      .min(1, emptyReference)
      .superRefine((value, context) => {
        const name = value.split(/[\\/]/).at(-1) || 'name-of-the-picture.jpg';
        const report = (...said: Parameters<typeof problem>) =>
          context.addIssue({ code: 'custom', message: problem(...said) });
        if (/^[a-z]:|^file:|^\/(Users|home)\//i.test(value))
          report(
            `{field} is a file on your own computer ("${short(value)}").`,
            `Copy the picture into the folder content/images, then write ${name}`,
          );
        else if (/^(https?:)?\/\//i.test(value) || /^data:/i.test(value))
          report(
            '{field} is a picture from another site, which is not allowed.',
            `Save the picture in the folder content/images, then write ${/^data:/i.test(value) ? 'its-name.jpg' : name}`,
          );
        else if (/[\\/]/.test(value))
          report(
            `{field} must be only the name of a file in content/images, but it is "${short(value)}".`,
            `Write ${name}`,
            { write: name },
          );
      }),
    {
      kind: 'picture',
      label,
      refersTo: 'image',
      written: 'A file in images/, with its exact letters.',
      example: 'barbell-low.jpg',
    },
  );

export const image = imageCalled('Photograph');
export const portrait = imageCalled('Portrait');

/** A field with the point of a photograph that stays visible when it is cropped: "50% 45%" from left and top. */
const focusCalled = (label: string, help: string) =>
  note(
    z
      .string({ error: textProblem })
      .trim()
      .regex(/^(100|[1-9]?\d)% (100|[1-9]?\d)%$/, {
        error: ({ input }) => {
          const meant = nearestFocus(input);
          const isCertain = isTwoPercentages(String(input));
          return mustBe(
            'two percentages, from the left and from the top',
            input,
            toWrite([meant], isCertain),
            { ...(isCertain && { write: meant }) },
          );
        },
      }),
    {
      kind: 'focus',
      label,
      help,
      written: 'From the left, from the top: 50% 45%.',
      example: '50% 50%',
    },
  );

export const focus = focusCalled(
  'What stays in view',
  'The point of the photograph that is never cropped.',
);
/** The field for a second focus of a photograph. */
export const focusOnPhone = focusCalled(
  'What stays in view on a phone',
  'While the phone is held upright.',
);

/** Whether a text is two percentages, such as "50 45" or "50%,45%", without a word such as "top". */
const isTwoPercentages = (typed: string) =>
  /^\s*(?:100|\d{1,2})\s*%?(?:\s*[,;/x]\s*|\s+)(?:100|\d{1,2})\s*%?\s*$/.test(typed);

const nearestFocus = (input: unknown) => {
  const [x, y] = [...String(input).matchAll(/\d+/g)].map(([digits]) =>
    Math.min(100, Number(digits)),
  );
  return `${x ?? 50}% ${y ?? 50}%`;
};

/** A field with the alternative text of a photograph. */
export const alt = note(
  text(160).refine(
    (value) =>
      !/^[\w-]+\.(jpe?g|png|webp|avif|svg)$|^(image|picture|photo|alt|todo|tbd|xxx|\.+|…)$/i.test(
        value.trim(),
      ),
    problem(
      '{field} does not describe the picture.',
      'Say in a few words what it shows, for example: Two heavy bags lit from one side',
    ),
  ),
  {
    kind: 'alt',
    label: 'Describe it',
    help: 'A few words for people who cannot see the photograph.',
    example: 'What is seen in the picture',
  },
);
