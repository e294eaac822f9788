import { z } from 'zod';
import { shownFlag } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { fixed, sentence, text } from '../fields/text.ts';
import { says, shown } from '../messages.ts';

const limit = (value: 20 | 27) =>
  z
    .literal(value, {
      error: ({ input }) =>
        says(`is fixed at ${value}, but here is ${shown(input)}.`, `Write {key}: ${value}`),
    })
    .meta({ kind: 'fixed', examples: [String(value)] });

const band = <const Id extends string>(id: Id) =>
  group({
    id: fixed(id),
    label: text(40),
    limits: sentence({ normalFrom: 'may', overweightFrom: 'may' }),
  });

const nextStep = group({ text: sentence(), link: text(60), class: refersTo('class') });

/** content/pages/bmi.yaml: the body mass index calculator on the home page. */
export const bmiPage = group({
  shown: shownFlag,
  heading: text(60),
  intro: sentence(),
  units: group({ label: text(40), metric: text(40), imperial: text(40) }),
  fields: group({
    weight: group({ label: text(40), kilograms: text(12), pounds: text(12) }),
    height: group({ label: text(40), centimetres: text(12) }),
    heightInFeet: group({
      feet: text(20),
      inches: text(20),
      feetUnit: text(12),
      inchesUnit: text(12),
    }),
  }),
  button: text(40),
  reset: text(40),
  alert: fixed('Please enter a valid weight and height'),
  withoutScript: sentence(),
  resultLabel: fixed('Your weight is'),
  announcement: sentence({ bmi: 'must', band: 'must' }),
  normalFrom: limit(20),
  overweightFrom: limit(27),
  scaleLabel: text(80),
  bands: z.tuple(
    [band('underweight'), band('normal'), band('overweight')],
    says(
      'must be the three bands underweight, normal and overweight, in this order.',
      'Put the three items back as they were: - id: underweight, - id: normal, - id: overweight',
    ),
  ),
  range: sentence({ height: 'may', low: 'must', high: 'must' }),
  nextStep: group({ underweight: nextStep, normal: nextStep, overweight: nextStep }),
  about: group({ summary: text(80), points: list(sentence(undefined, 400), { most: 12 }) }),
});

export type BmiContent = z.infer<typeof bmiPage>;
