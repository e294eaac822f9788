import { problem, report, type ValueSentences, refusal, short } from '../problem.ts';
import { note } from './notes.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

const addPhotograph = { atDesk: 'Add the photograph here instead.' };

function wrongName(value: string): ValueSentences | undefined {
  const name = value.split(/[\\/]/).at(-1) || 'name-of-the-picture.jpg';
  if (/^[a-z]:|^file:|^\/(Users|home)\//i.test(value))
    return problem(
      `{field} is a file on your own computer ("${short(value)}").`,
      `Copy the picture into the folder content/images, then write ${name}`,
      addPhotograph,
    );
  if (/^(https?:)?\/\//i.test(value) || /^data:/i.test(value))
    return problem(
      '{field} is a picture from another site, which is not allowed.',
      `Save the picture in the folder content/images, then write ${/^data:/i.test(value) ? 'its-name.jpg' : name}`,
      addPhotograph,
    );
  return /[\\/]/.test(value)
    ? problem(
        `{field} must be only the name of a photograph, but it is "${short(value)}".`,
        `Write ${name}`,
        { write: name, ...addPhotograph },
      )
    : undefined;
}

/** A field with the name of a photograph in content/images/; check-references.ts reports one that does not exist. */
const imageCalled = (label: string) =>
  note(
    z
      .string()
      .trim()
      .min(1)
      .superRefine((value, context) => {
        const wrong = wrongName(value);
        if (wrong) report(context, wrong);
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
      .string()
      .trim()
      .regex(/^(100|[1-9]?\d)% (100|[1-9]?\d)%$/),
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

/** A field with the alternative text of a photograph. */
export const alt = note(
  text(160).refine(
    (value) =>
      !/^[\w-]+\.(jpe?g|png|webp|avif|svg)$|^(image|picture|photo|alt|todo|tbd|xxx|\.+|…)$/i.test(
        value.trim(),
      ),
    refusal(
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
