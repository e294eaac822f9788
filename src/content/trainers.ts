/* The schema of content/trainers.yaml. */

import type { z } from 'zod';
import { placeholder } from './fields/choices.ts';
import { date } from './fields/dates.ts';
import { group, list } from './fields/groups.ts';
import { declares } from './fields/ids.ts';
import { webLink } from './fields/links.ts';
import { whole } from './fields/numbers.ts';
import { alt, focus, portrait } from './fields/pictures.ts';
import { language, sentence, text } from './fields/text.ts';

/** A field with a year. */
const year = (label: string, help: string) => whole(label, 1950, 2100, { noun: 'a year', help });

const certificate = group('Certificate', {
  title: text('Certificate', 80, { help: 'Such as Yoga teacher, 500 hours.' }),
  school: text('Who gave it', 80).optional(),
  year: year('Year', 'In which it was given.'),
  validUntil: year('Valid until', 'The last year in which it is valid.').optional(),
  checkUrl: webLink('Where it can be checked', { help: 'The address of its entry.' }).optional(),
  placeholder,
});

const trainer = group('Coach', {
  id: declares('trainer'),
  name: text(40),
  role: text('What they do here', 60, { help: 'Such as strength coach.' }),
  line: sentence('Sentence about the coach', '{classes?}', 120),
  fullName: text('Full name', 40, {
    help: 'On the page of the coach; elsewhere the name.',
  }).optional(),
  image: portrait.optional(),
  focus: focus.optional(),
  alt: alt.optional(),
  certificates: list('Certificates', certificate, {
    most: 20,
    help: 'On the page of the coach, by year.',
  }).optional(),
  languages: list('Languages', language, { most: 12 }).optional(),
  quote: text('What the coach says', 160, {
    help: 'In large letters, in their own words.',
  }).optional(),
  lastDay: date('Last day', { help: 'From the day after it the coach is on no page.' }).optional(),
  placeholder,
});

/** Schema of content/trainers.yaml: the coaches, in the order of the About page. */
export const trainers = group({
  trainers: list('Coaches', trainer, { most: 60, unique: ['id', 'name'] }),
});

export type Trainers = z.infer<typeof trainers>;
export type Trainer = Trainers['trainers'][number];
