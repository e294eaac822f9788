/* The schema of content/pages/bmi.yaml. */

import { shownFlag } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { note } from '../fields/notes.ts';
import { decimal } from '../fields/numbers.ts';
import { fixed, fixedInEnglish, sentence, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { problem, report } from '../problem.ts';

/** A BMI at which a part of the scale begins. */
const limit = (label: string) => decimal(label, 12, 50);

const band = <const Id extends string>(id: Id, title: string) =>
  group(title, {
    id: fixed('Which of the three', id),
    label: text('Name', 40),
    limits: sentence('From where to where', '{normalFrom?} {overweightFrom?}'),
  });

const nextStep = (title: string) =>
  group(title, {
    text: sentence('Advice'),
    link: text('Words of the link', 60),
    class: refersTo('class', 'Class that the link asks about'),
  });

/** Schema of content/pages/bmi.yaml: the body mass index calculator on the home page. */
export const bmiPage = group({
  shown: shownFlag,
  heading: text(60),
  intro: sentence('Sentence under the heading'),
  units: group({
    label: text('Name of the choice', 40),
    metric: text('Kilograms and centimetres', 40),
    imperial: text('Pounds and feet', 40),
  }),
  fields: group('What visitors type in', {
    weight: group({
      label: text('Above the weight', 40),
      kilograms: text('Short for kilograms', 12),
      pounds: text('Short for pounds', 12),
    }),
    height: group({
      label: text('Above the height', 40),
      centimetres: text('Short for centimetres', 12),
    }),
    heightInFeet: group({
      feet: text('Above the feet', 20),
      inches: text('Above the inches', 20),
      feetUnit: text('Short for feet', 12),
      inchesUnit: text('Short for inches', 12),
    }),
  }),
  button: text('Button that calculates', 40),
  reset: text('Button that starts again', 40),
  alert: fixedInEnglish('When a number is missing', 'Please enter a valid weight and height'),
  meant: group('Height that nobody has', {
    question: sentence('After an unlikely height', '{height}'),
    button: sentence('Button that corrects it', '{height?}', 40),
  }),
  withoutScript: sentence('In a browser that cannot calculate'),
  resultLabel: fixedInEnglish('Before the result', 'Your weight is'),
  announcement: sentence('Result, for screen readers', '{bmi} {band}', {
    help: 'For screen readers only.',
    rare: true,
  }),
  normalFrom: limit('Where Normal begins'),
  overweightFrom: limit('Where Overweight begins'),
  scaleLabel: text('Above the scale', 80),
  bands: note(
    z.tuple([
      band('underweight', 'Underweight'),
      band('normal', 'Normal'),
      band('overweight', 'Overweight'),
    ]),
    { label: 'Three parts of the scale' },
  ),
  range: sentence('Beside the result', '{height?} {low} {high}', {
    help: 'The weights that are normal at this height.',
  }),
  nextStep: group('What to do next', {
    underweight: nextStep('When underweight'),
    normal: nextStep('When normal'),
    overweight: nextStep('When overweight'),
  }),
  about: group('What the number can and cannot tell', {
    summary: text('Heading', 80),
    points: list(sentence('Point', 400), { most: 12 }),
  }),
}).superRefine(({ normalFrom, overweightFrom }, context) => {
  if (normalFrom >= overweightFrom)
    report(
      context,
      problem(
        `{field} is not above ${normalFrom}, where Normal begins.`,
        `Write a number above ${normalFrom}.`,
      ),
      'overweightFrom',
    );
});

export type BmiContent = z.infer<typeof bmiPage>;
