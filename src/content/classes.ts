import type { z } from 'zod';
import { placeholder } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { declares, refersTo } from './fields/ids.ts';
import { whole } from './fields/numbers.ts';
import { alt, focus, image } from './fields/pictures.ts';
import { text } from './fields/text.ts';

const gymClass = group({
  id: declares('class'),
  name: text(30),
  trainer: refersTo('trainer').meta({ written: 'An id from trainers.yaml.' }),
  level: text(40),
  minutes: whole(10, 240, 'a whole number of minutes'),
  summary: text(120).meta({ description: 'One sentence.' }),
  body: text(600).optional(),
  bring: list(text(60), { most: 8 }),
  goodFor: list(text(60), { most: 8 }).optional(),
  image: image.optional(),
  focus: focus.optional(),
  alt: alt.optional(),
  placeholder,
});

/** content/classes.yaml: every class, once. */
export const classes = group({ classes: list(gymClass, { most: 60 }) });

export type Classes = z.infer<typeof classes>;
export type GymClass = Classes['classes'][number];
