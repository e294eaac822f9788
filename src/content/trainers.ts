import type { z } from 'zod';
import { placeholder } from './fields/choices.ts';
import { date } from './fields/dates.ts';
import { group, list } from './fields/groups.ts';
import { declares } from './fields/ids.ts';
import { webLink } from './fields/links.ts';
import { whole } from './fields/numbers.ts';
import { alt, focus, image } from './fields/pictures.ts';
import { language, sentence, text } from './fields/text.ts';

const year = whole(1950, 2100, 'a year');

/** A certificate of a coach. The schema of content/trainers.yaml is below. */
const certificate = group({
  title: text(80).meta({ title: 'Certificate', description: 'Such as Yoga teacher, 500 hours.' }),
  school: text(80).meta({ title: 'Who gave it' }).optional(),
  year: year.meta({ title: 'Year', description: 'In which it was given.' }),
  validUntil: year
    .meta({ title: 'Valid until', description: 'The last year in which it is valid.' })
    .optional(),
  checkUrl: webLink
    .meta({ title: 'Where it can be checked', description: 'The address of its entry.' })
    .optional(),
  placeholder,
}).meta({ title: 'Certificate' });

const trainer = group({
  id: declares('trainer'),
  name: text(40),
  role: text(60).meta({ title: 'What they do here', description: 'Such as strength coach.' }),
  line: sentence({ classes: 'optional' }, 120).meta({ title: 'Sentence about the coach' }),
  fullName: text(40)
    .meta({ title: 'Full name', description: 'On the page of the coach; elsewhere the name.' })
    .optional(),
  image: image.meta({ title: 'Portrait' }).optional(),
  focus: focus.optional(),
  alt: alt.optional(),
  certificates: list(certificate, { most: 20 })
    .meta({ title: 'Certificates', description: 'On the page of the coach, by year.' })
    .optional(),
  languages: list(language, { most: 12 }).meta({ title: 'Languages' }).optional(),
  quote: text(160)
    .meta({ title: 'What the coach says', description: 'In large letters, in their own words.' })
    .optional(),
  lastDay: date
    .meta({ title: 'Last day', description: 'From the day after it the coach is on no page.' })
    .optional(),
  placeholder,
}).meta({ title: 'Coach' });

/** Schema of content/trainers.yaml: the coaches, in the order of the About page. */
export const trainers = group({ trainers: list(trainer, { most: 60 }).meta({ title: 'Coaches' }) });

export type Trainers = z.infer<typeof trainers>;
export type Trainer = Trainers['trainers'][number];
