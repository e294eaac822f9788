import { shownFlag } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { decimal } from '../fields/numbers.ts';
import { fixed, fixedInEnglish, sentence, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { problem } from '../problem.ts';

/** A BMI at which a part of the scale begins. The schema of content/pages/bmi.yaml is below. */
const limit = decimal(12, 50);

const band = <const Id extends string>(id: Id, title: string) =>
  group({
    id: fixed(id).meta({ title: 'Which of the three' }),
    label: text(40).meta({ title: 'Name' }),
    limits: sentence({ normalFrom: 'optional', overweightFrom: 'optional' }).meta({
      title: 'From where to where',
    }),
  }).meta({ title });

const nextStep = (title: string) =>
  group({
    text: sentence().meta({ title: 'Advice' }),
    link: text(60).meta({ title: 'Words of the link' }),
    class: refersTo('class').meta({ title: 'Class that the link asks about' }),
  }).meta({ title });

/** Schema of content/pages/bmi.yaml: the body mass index calculator on the home page. */
export const bmiPage = group({
  shown: shownFlag,
  heading: text(60),
  intro: sentence().meta({ title: 'Sentence under the heading' }),
  units: group({
    label: text(40).meta({ title: 'Name of the choice' }),
    metric: text(40).meta({ title: 'Kilograms and centimetres' }),
    imperial: text(40).meta({ title: 'Pounds and feet' }),
  }),
  fields: group({
    weight: group({
      label: text(40).meta({ title: 'Above the weight' }),
      kilograms: text(12).meta({ title: 'Short for kilograms' }),
      pounds: text(12).meta({ title: 'Short for pounds' }),
    }),
    height: group({
      label: text(40).meta({ title: 'Above the height' }),
      centimetres: text(12).meta({ title: 'Short for centimetres' }),
    }),
    heightInFeet: group({
      feet: text(20).meta({ title: 'Above the feet' }),
      inches: text(20).meta({ title: 'Above the inches' }),
      feetUnit: text(12).meta({ title: 'Short for feet' }),
      inchesUnit: text(12).meta({ title: 'Short for inches' }),
    }),
  }).meta({ title: 'What visitors type in' }),
  button: text(40).meta({ title: 'Button that calculates' }),
  reset: text(40).meta({ title: 'Button that starts again' }),
  alert: fixedInEnglish('Please enter a valid weight and height').meta({
    title: 'When a number is missing',
  }),
  meant: group({
    question: sentence({ height: 'required' }).meta({ title: 'After an unlikely height' }),
    button: sentence({ height: 'optional' }, 40).meta({ title: 'Button that corrects it' }),
  }).meta({ title: 'Height that nobody has' }),
  withoutScript: sentence().meta({ title: 'In a browser that cannot calculate' }),
  resultLabel: fixedInEnglish('Your weight is').meta({ title: 'Before the result' }),
  announcement: sentence({ bmi: 'required', band: 'required' }).meta({
    title: 'Result, for screen readers',
    description: 'For screen readers only.',
  }),
  normalFrom: limit.meta({ title: 'Where Normal begins' }),
  overweightFrom: limit.meta({ title: 'Where Overweight begins' }),
  scaleLabel: text(80).meta({ title: 'Above the scale' }),
  bands: z
    .tuple(
      [
        band('underweight', 'Underweight'),
        band('normal', 'Normal'),
        band('overweight', 'Overweight'),
      ],
      problem(
        '{field} must be the three bands underweight, normal and overweight, in this order.',
        'Put the three items back as they were: - id: underweight, - id: normal, - id: overweight',
      ),
    )
    .meta({ title: 'Three parts of the scale' }),
  range: sentence({ height: 'optional', low: 'required', high: 'required' }).meta({
    title: 'Beside the result',
    description: 'The weights that are normal at this height.',
  }),
  nextStep: group({
    underweight: nextStep('When underweight'),
    normal: nextStep('When normal'),
    overweight: nextStep('When overweight'),
  }).meta({ title: 'What to do next' }),
  about: group({
    summary: text(80).meta({ title: 'Heading' }),
    points: list(sentence(undefined, 400), { most: 12 }),
  }).meta({ title: 'What the number can and cannot tell' }),
}).superRefine(({ normalFrom, overweightFrom }, context) => {
  if (normalFrom >= overweightFrom)
    context.addIssue({
      code: 'custom',
      path: ['overweightFrom'],
      message: problem(
        `{field} is not above ${normalFrom}, where Normal begins.`,
        `Write a number above ${normalFrom}.`,
      ),
    });
});

export type BmiContent = z.infer<typeof bmiPage>;
