import type { z } from 'zod';
import { placeholder } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { declares } from './fields/ids.ts';
import { sentence, text } from './fields/text.ts';

const trainer = group({
  id: declares('trainer'),
  name: text(40),
  role: text(60).meta({ title: 'What they do here', description: 'Such as strength coach.' }),
  line: sentence({ classes: 'optional' }, 120).meta({ title: 'Sentence about the coach' }),
  placeholder,
}).meta({ title: 'Coach' });

/** Schema of content/trainers.yaml: the coaches, in the order of the About page. */
export const trainers = group({ trainers: list(trainer, { most: 60 }).meta({ title: 'Coaches' }) });

export type Trainers = z.infer<typeof trainers>;
export type Trainer = Trainers['trainers'][number];
