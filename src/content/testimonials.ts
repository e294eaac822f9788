/* The schema of content/voices.yaml. */

import type { z } from 'zod';
import { flag } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { focus, image } from './fields/pictures.ts';
import { text } from './fields/text.ts';
import { refusal } from './problem.ts';

/** What one member says. */
const testimonial = group('Testimonial', {
  id: text('Short name', 40, { help: 'Visitors do not see it.', rare: true }),
  words: text('What they say', 400, { help: 'In their own words.' }),
  name: text('Name', 40, { help: 'As the member wants it: Asha K.' }),
  about: text('Since when, or what they train', 60, { help: 'Below the name.' }).optional(),
  class: refersTo('class', 'Class', { help: 'Its page shows these words, too.' }).optional(),
  trainer: refersTo('trainer', 'Coach', { help: 'Their page shows these words, too.' }).optional(),
  photograph: group('Photograph of the member', { image, focus }).optional(),
  consent: flag('They agreed', {
    help: 'A name and words belong to the member: they are shown only with their consent.',
    written: 'true once the member has agreed in writing that these words may be shown.',
  }).refine(
    (agreed) => agreed,
    refusal(
      '{field} is false, but words of a member may be shown only with their consent.',
      'Ask the member and write true, or delete this testimonial.',
    ),
  ),
});

/** Schema of content/voices.yaml: what members say, in their words and with their consent. */
export const testimonials = group({
  heading: text(60),
  voices: list('Testimonials', testimonial, {
    least: 0,
    most: 60,
    unique: ['id'],
    help: 'The first three are shown on the home page.',
  }).optional(),
});

export type Testimonials = z.infer<typeof testimonials>;
