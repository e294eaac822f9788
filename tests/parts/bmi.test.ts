import { expect, test } from 'vitest';
import {
  calculateBmi,
  bandOf,
  bmiOf,
  fromFeet,
  fromPounds,
  normalWeights,
  readHeight,
  readInches,
  readNumber,
  readWeight,
  type BmiInput,
} from '../../src/parts/bmi.ts';

const scale = { normalFrom: 20, overweightFrom: 27 };

test.each([
  [64.8, 180, 'normal'],
  [51.2, 160, 'normal'],
  [48.05, 155, 'normal'],
  [57.8, 170, 'normal'],
  [69.12, 160, 'overweight'],
  [64.7, 180, 'underweight'],
  [69.1, 160, 'normal'],
] as const)('%d kg at %d cm is %s', (kilograms, centimetres, band) => {
  expect(bandOf(bmiOf(kilograms, centimetres), scale)).toBe(band);
});

test.each(['', ' ', '0', '0.0', '-70', '1e3', 'Infinity', 'NaN', 'seventy', '7 0', '1.2.3'])(
  '"%s" is no weight',
  (typed) => {
    expect(readNumber(typed)).toBeUndefined();
  },
);

test.each([
  ['68,5', 68.5],
  ['68.5', 68.5],
  [' 170 ', 170],
  ['.5', 0.5],
])('"%s" is %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test('the normal weights of a height are normal at both ends', () => {
  for (let centimetres = 120; centimetres <= 220; centimetres++) {
    const [low, high] = normalWeights(centimetres, scale);
    expect(bandOf(bmiOf(Number(low.toFixed(1)), centimetres), scale)).toBe('normal');
    expect(bandOf(bmiOf(Number(high.toFixed(1)), centimetres), scale)).toBe('normal');
    expect(bandOf(bmiOf(low - 0.1, centimetres), scale)).toBe('underweight');
  }
});

test('pounds and feet become kilograms and centimetres', () => {
  expect(fromPounds(150)).toBeCloseTo(68.04, 2);
  expect(fromFeet(5, 7)).toBeCloseTo(170.18, 2);
});

const typed = (fields: Partial<BmiInput>): BmiInput => ({
  imperial: false,
  weight: '',
  height: '',
  feet: '',
  inches: '',
  ...fields,
});

test('kilograms and centimetres are answered with an index', () => {
  expect(calculateBmi(typed({ weight: '64,8', height: '180' }))).toEqual({
    ok: true,
    bmi: 20,
    centimetres: 180,
  });
});

test('pounds, feet and inches are answered with the same index', () => {
  const answer = calculateBmi(
    typed({ imperial: true, weight: '154.32', feet: '5', inches: '6.93' }),
  );
  expect(answer).toMatchObject({ ok: true });
  expect(answer).toHaveProperty('bmi', expect.closeTo(24.2, 1));
});

test.each(['', ' ', '0', '00', '0.0', '0,'])('"%s" inches are none', (inches) => {
  expect(readInches(inches)).toBe(0);
  expect(calculateBmi(typed({ imperial: true, weight: '150', feet: '5', inches })).ok).toBe(true);
});

test.each<[Partial<BmiInput>, invalid: string[]]>([
  [{}, ['weight', 'height']],
  [{ weight: '70' }, ['height']],
  [{ height: '170' }, ['weight']],
  [{ weight: '-70', height: 'NaN' }, ['weight', 'height']],
  [{ imperial: true }, ['weight', 'feet']],
  [{ imperial: true, weight: '150', feet: '0', inches: '5' }, ['feet']],
  [{ imperial: true, weight: '150', feet: '5', inches: 'six' }, ['inches']],
  // An impossible index, and one that overflows.
  [{ weight: '9'.repeat(300), height: '1' }, ['weight']],
  [{ weight: '9'.repeat(308), height: '0.01' }, ['weight']],
])('%o names the fields to type again', (fields, invalid) => {
  expect(calculateBmi(typed(fields))).toEqual({ ok: false, invalid });
});

test.each([
  ['70 kg', 'kg', 70],
  ['70kg', 'lb', 70],
  ['70,5 kgs', 'kg', 70.5],
  ['154 lb', 'kg', 69.85],
  ['154 lbs.', 'lb', 69.85],
  ['154', 'lb', 69.85],
] as const)('"%s" in a field for %s is %d kg', (text, field, kilograms) => {
  expect(readWeight(text, field)).toBeCloseTo(kilograms, 2);
});

test.each([
  ['175 cm', 175],
  ['175cm', 175],
  ['1.75 m', 175],
  ['1,75m', 175],
  [`5'9"`, 175.26],
  ['5′9″', 175.26],
  [`5' 9`, 175.26],
  ["5'9''", 175.26],
  ['5 ft 9', 175.26],
  ['5 feet 9 inches', 175.26],
  ['5ft', 152.4],
])('"%s" is a height of %d cm', (text, centimetres) => {
  expect(readHeight(text)).toBeCloseTo(centimetres, 2);
});

test.each(['cm', 'kg', "'", 'tall', '5 m 9', '-175 cm', '0 cm', `0'0"`])(
  '"%s" is no height',
  (text) => {
    expect(readHeight(text)).toBeUndefined();
  },
);

test.each([
  ['1,75', 175],
  ['1.75', 175],
  ['2', 200],
  ['1.755', 175.5],
  ['0.5', 50],
])('a height of %s is asked about', (height, suggestedHeight) => {
  const answer = calculateBmi(typed({ weight: '70', height }));
  expect(answer).toEqual({ ok: false, invalid: ['height'], suggestedHeight });
});

test.each(['3', '175', '1.75 m'])('a height of %s is not', (height) => {
  expect(calculateBmi(typed({ weight: '70', height }))).toMatchObject({ ok: true });
});

test('a whole height may stand in the field for the feet', () => {
  expect(calculateBmi(typed({ imperial: true, weight: '70 kg', feet: `5'9"` }))).toMatchObject({
    ok: true,
    centimetres: 175.26,
  });
});
