import type { z } from 'zod';
import { flag } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { focus, image } from './fields/pictures.ts';
import { text } from './fields/text.ts';
import { problem } from './problem.ts';

/** What one member says. The schema of content/voices.yaml is below. */
const voice = group({
  id: text(40).meta({ title: 'Short name', description: 'Visitors do not see it.' }),
  words: text(400).meta({ title: 'What they say', description: 'In their own words.' }),
  name: text(40).meta({ title: 'Name', description: 'As the member wants it: Asha K.' }),
  about: text(60)
    .meta({ title: 'Since when, or what they train', description: 'Below the name.' })
    .optional(),
  class: refersTo('class')
    .meta({ title: 'Class', description: 'Its page shows these words, too.' })
    .optional(),
  trainer: refersTo('trainer')
    .meta({ title: 'Coach', description: 'Their page shows these words, too.' })
    .optional(),
  photograph: group({ image, focus }).meta({ title: 'Photograph of the member' }).optional(),
  consent: flag
    .refine(
      (agreed) => agreed,
      problem(
        '{field} is false, but words of a member may be shown only with their consent.',
        'Ask the member and write true, or delete this voice.',
      ),
    )
    .meta({
      title: 'They agreed',
      description: 'A name and words belong to the member: they are shown only with their consent.',
      written: 'true once the member has agreed in writing that these words may be shown.',
    }),
}).meta({ title: 'Voice' });

/** Schema of content/voices.yaml: what members say, in their words and with their consent. */
export const voices = group({
  heading: text(60),
  voices: list(voice, { least: 0, most: 60 })
    .meta({ title: 'Voices', description: 'The first three are shown on the home page.' })
    .optional(),
});

export type Voices = z.infer<typeof voices>;
