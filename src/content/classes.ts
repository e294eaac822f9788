/* The schema of content/classes.yaml. */

import type { z } from 'zod';
import { placeholder, shownFlag } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { declares, refersTo } from './fields/ids.ts';
import { postLink } from './fields/links.ts';
import { whole } from './fields/numbers.ts';
import { alt, focus, image } from './fields/pictures.ts';
import { text } from './fields/text.ts';

/** One class. */
const gymClass = group('Class', {
  id: declares('class'),
  name: text(30),
  level: text('For whom', 40, { help: 'On its card, such as All levels.' }),
  summary: text('Summary', 120, {
    help: 'One sentence, on the home page and in the list of classes.',
  }),
  body: text('Text on its large card', 600).optional(),
  bring: list('What to bring', text('Thing to bring', 60), { most: 8 }),
  goodFor: list('What it is good for', text('Something it is good for', 60), {
    most: 8,
    help: 'On its large card.',
  }).optional(),
  image: image.optional(),
  focus: focus.optional(),
  alt: alt.optional(),
  heading: text('Heading on its page', 60, { help: 'Such as Stiff people welcome.' }).optional(),
  room: text('Where it is held', 60, { help: 'Such as Studio, first floor.' }).optional(),
  groupSize: whole('Most people in the group', 1, 200, {
    noun: 'a whole number of people',
  }).optional(),
  questions: list(
    'Questions on its page',
    refersTo('question', 'Question', { written: 'An id from faq.yaml.' }),
    { most: 12, help: 'Without any, the questions that all classes share.' },
  ).optional(),
  posts: list('Posts on its page', postLink('Post'), {
    most: 2,
    help: 'Without any, posts with its name as their category or tag.',
  }).optional(),
  shown: shownFlag,
  placeholder,
});

/** Schema of content/classes.yaml: every class, once. */
export const classes = group({ classes: list(gymClass, { most: 60, unique: ['id', 'name'] }) });

export type Classes = z.infer<typeof classes>;
