import type { z } from 'zod';
import { placeholder, shownFlag } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { declares, refersTo } from './fields/ids.ts';
import { postLink } from './fields/links.ts';
import { whole } from './fields/numbers.ts';
import { alt, focus, image } from './fields/pictures.ts';
import { text } from './fields/text.ts';

/** A class of content/classes.yaml; the schema of the whole file is below. */
const gymClass = group({
  id: declares('class'),
  name: text(30),
  level: text(40).meta({ title: 'For whom', description: 'On its card, such as All levels.' }),
  summary: text(120).meta({
    title: 'Summary',
    description: 'One sentence, on the home page and in the list of classes.',
  }),
  body: text(600).meta({ title: 'Text on its large card' }).optional(),
  bring: list(text(60).meta({ title: 'Thing to bring' }), { most: 8 }).meta({
    title: 'What to bring',
  }),
  goodFor: list(text(60).meta({ title: 'Something it is good for' }), { most: 8 })
    .meta({ title: 'What it is good for', description: 'On its large card.' })
    .optional(),
  image: image.optional(),
  focus: focus.optional(),
  alt: alt.optional(),
  heading: text(60)
    .meta({ title: 'Heading on its page', description: 'Such as Stiff people welcome.' })
    .optional(),
  room: text(60)
    .meta({ title: 'Where it is held', description: 'Such as Studio, first floor.' })
    .optional(),
  groupSize: whole(1, 200, 'a whole number of people')
    .meta({ title: 'Most people in the group' })
    .optional(),
  questions: list(
    refersTo('question').meta({ title: 'Question', written: 'An id from faq.yaml.' }),
    {
      most: 12,
    },
  )
    .meta({
      title: 'Questions on its page',
      description: 'Without any, the questions that all classes share.',
    })
    .optional(),
  posts: list(postLink.meta({ title: 'Post' }), { most: 2 })
    .meta({
      title: 'Posts on its page',
      description: 'Without any, posts with its name as their category or tag.',
    })
    .optional(),
  shown: shownFlag,
  placeholder,
});

/** Schema of content/classes.yaml: every class, once. */
export const classes = group({ classes: list(gymClass.meta({ title: 'Class' }), { most: 60 }) });

export type Classes = z.infer<typeof classes>;
